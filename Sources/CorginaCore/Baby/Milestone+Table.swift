extension Milestone {
    /// Week | what it is about | the fact | sources. Timing varies by one to two weeks between sources.
    static let table = """
         4 | implantation | The tiny ball of cells finishes embedding in the lining of the uterus. | MAYO_T1 UNSW
         4 | placenta | Outer cells start to form the placenta and release hCG, the hormone that pregnancy tests detect. | MAYO_T1
         4 | embryo | The inner cells settle into a flat disc from which the whole body will form. | UNSW MEM
         4 | support | The fluid-filled amniotic sac and the yolk sac begin to appear around the embryo. | MEM
         5 | embryo | Three cell layers are now in place; every organ will grow from one of them. | MAYO_T1
         5 | nervous | A groove forms along the back that will fold into the brain and spinal cord. | MAYO_T1 UNSW
         5 | heart | A simple tube that will become the heart takes shape. | MAYO_T1 HELPHOSP
         5 | blood | The first blood cells and vessels form, at first in the yolk sac. | MEM
         6 | nervous | The neural tube closes; this is why folic acid matters so early. | MAYO_T1
         6 | heart | Early heart activity may be seen on a transvaginal ultrasound from about now. | MEM
         6 | limbs | Small buds appear where the arms will grow. | MAYO_T1
         6 | senses | Structures that will become the eyes and inner ears start to develop. | MAYO_T1
         7 | nervous | The brain and face are growing quickly. | MAYO_T1
         7 | limbs | Arm buds flatten into paddle shapes and leg buds appear. | MAYO_T1
         7 | senses | Pits that will become nostrils and the first parts of the retina are visible. | MAYO_T1
         7 | support | The umbilical cord is taking shape between embryo and placenta. | MEM
         8 | limbs | Fingers begin to form as ridges in the hand plates. | MAYO_T1 KUASI
         8 | face | The upper lip and nose take form and the outer ears start as small swellings. | MAYO_T1 KUASI
         8 | heart | The heart is dividing into its four chambers. | MEM
         8 | digestive | Loops of intestine grow so fast that part of them sits inside the umbilical cord for a few weeks. | COLUMBIA MAYO_T2
         9 | limbs | Elbows can be made out and toes begin to show. | MAYO_T1
         9 | face | Eyelids start to grow over the eyes. | MAYO_T1
         9 | skeleton | The first bone cells begin to replace soft cartilage. | MEM COLUMBIA
         9 | movement | Very small movements can be seen on ultrasound although they cannot be felt. | MEM
        10 | milestone | The embryonic stage is ending: all the main organs have begun to form. | UNSW
        10 | limbs | Fingers and toes lose their webbing and the elbows bend. | MAYO_T1
        10 | teeth | Buds for the first set of teeth are forming under the gums. | MEM
        10 | body | The small tail-like end of the spine has disappeared. | COLUMBIA
        11 | milestone | From about now the baby is called a fetus. | MAYO_T2 UNSW
        11 | body | The head makes up about half of the length from crown to rump. | COLUMBIA EARTHSLAB
        11 | face | The eyelids close and stay fused until late in the second trimester. | EARTHSLAB
        11 | blood | The liver is making red blood cells. | COLUMBIA
        11 | reproductive | External genitals start to develop but cannot yet be told apart reliably. | MAYO_T1
        12 | digestive | The intestines move back from the cord into the abdomen. | COLUMBIA MAYO_T2
        12 | nails | Fingernails begin to form. | MAYO_T1
        12 | heart | The heartbeat can often be heard with a handheld Doppler at a visit between 10 and 12 weeks or later. | NOVANT
        12 | face | The profile looks clearly human. | MEM
        13 | kidneys | The kidneys make urine that passes into the amniotic fluid. | MAYO_T2
        13 | skeleton | Bones start to harden, first in the skull and the long bones. | MAYO_T2
        13 | skin | Skin is thin and see-through. | MAYO_T2
        13 | swallowing | The baby swallows small amounts of amniotic fluid. | MAYO_T2
        14 | body | The neck is more defined and the chin lifts from the chest. | MAYO_T2
        14 | blood | Red blood cells also form in the spleen. | MAYO_T2
        14 | reproductive | Differences between the sexes become visible around this week or in the weeks that follow. | MAYO_T2
        14 | digestive | Meconium, the first stool, starts to collect in the bowel during these weeks. | EARTHSLAB
        15 | growth | Growth is fast and the legs are catching up with the arms. | MAYO_T2
        15 | skeleton | More bone is forming and will soon show clearly on ultrasound. | MAYO_T2
        15 | hair | The pattern of scalp hair is being laid down. | MAYO_T2
        16 | senses | The eyes can make slow movements behind closed lids. | MAYO_T2
        16 | body | The head is held more upright and the ears are close to their final place. | MAYO_T2
        16 | movement | Arm and leg movements are coordinated enough to be seen on ultrasound. | MAYO_T2
        16 | parent | Some people who have been pregnant before begin to feel flutters from about now. | MSD_FETUS
        17 | nails | Toenails begin to develop. | MAYO_T2
        17 | movement | The baby rolls and flips inside the amniotic sac. | MAYO_T2
        17 | fat | Brown fat, which helps keep newborns warm, begins to form between about 17 and 20 weeks. | EARTHSLAB
        18 | senses | The ears stand out from the head and hearing may begin. | MAYO_T2
        18 | digestive | The digestive system has started to work. | MAYO_T2
        18 | placenta | The placenta is fully formed by about 18 to 20 weeks and keeps growing. | MSD_FETUS
        19 | skin | A creamy coating called vernix begins to protect the skin. | MAYO_T2
        19 | hair | Soft fine hair called lanugo covers much of the body. | OPENSTAX
        19 | parent | First movements are often felt between 16 and 20 weeks; a first-time parent may notice them later. | MSD_FETUS RCOG57
        20 | milestone | Halfway to the due date. | MAYO_T2
        20 | sleep | The baby has regular times of sleeping and waking. | MEM MAYO_T2
        20 | movement | Most people are aware of movement by 20 weeks. | RCOG57
        20 | check | A detailed anatomy scan is usually offered between 18 and 22 weeks. | ACOG_GEN
        21 | movement | Sucking reflexes develop and a thumb may find the mouth. | MAYO_T2
        21 | body | Arms and legs are in proportion to the rest of the body. | EARTHSLAB
        21 | blood | Bone marrow is starting to take over the making of blood cells. | OPENSTAX HANDY
        22 | hair | Eyebrows and scalp hair can be seen. | MAYO_T2
        22 | fat | Brown fat continues to form. | MAYO_T2
        22 | reproductive | In boys the testes begin their move down toward the scrotum. | MAYO_T2
        23 | sleep | Rapid eye movements begin. | MAYO_T2
        23 | skin | Ridges form on palms and soles that shape fingerprints and footprints. | MAYO_T2
        23 | movement | Hiccups may cause small regular jerks. | MAYO_T2
        24 | lungs | The airways keep branching and cells that will make surfactant are appearing. | MEM SEED0
        24 | skin | Skin is wrinkled and still translucent and is starting to thicken. | MAYO_T2 SEED0
        24 | senses | Sounds from outside can reach the baby and may cause movement. | SEED0 COLUMBIA
        24 | senses | Taste buds are present and sample flavours in the amniotic fluid. | SEED0 MEM
        25 | senses | The baby may respond to familiar sounds such as your voice. | MAYO_T2
        25 | fat | A little fat is being laid down under the skin. | MEM
        25 | movement | Hands explore the face, the cord and the feet. | MEM
        26 | lungs | The lungs begin to make surfactant, which helps air sacs stay open after birth. | MAYO_T2 OPENSTAX
        26 | face | Eyebrows and eyelashes have formed. | MAYO_T2
        26 | senses | The eyelids begin to part between about 26 and 28 weeks. | EARTHSLAB HPA_NI
        27 | milestone | The last full week of the second trimester. | CDC_TRI
        27 | nervous | The nervous system continues to mature. | MEM
        27 | skin | Fat under the skin makes it look smoother. | MAYO_T2
        27 | lungs | The lungs are still immature and need more weeks. | MSD_FETUS
        28 | milestone | The third trimester begins. | CDC_TRI
        28 | senses | The eyelids can partly open. | MAYO_T3
        28 | nervous | The brain can trigger rhythmic breathing movements and help control temperature. | MAYO_T3
        28 | parent | Many providers suggest getting to know the daily pattern of movements from 28 weeks. | KICK RCOG57
        29 | movement | The baby can kick, stretch and make grasping motions. | MAYO_T3
        29 | skeleton | Bones are well developed though still soft. | HUMANITAS
        29 | growth | The head grows to make room for the brain. | MEM
        30 | senses | The eyes can open wide. | MAYO_T3
        30 | blood | Red blood cells are forming in the bone marrow. | MAYO_T3
        30 | hair | There may be a good head of hair. | MAYO_T3
        31 | milestone | Most of the major development is finished. | MAYO_T3
        31 | growth | Weight gain speeds up from here. | MAYO_T3
        31 | nervous | The surface of the brain is folding and connections are multiplying. | MEM
        32 | nails | Toenails are visible. | MAYO_T3
        32 | hair | The fine lanugo hair starts to fall off. | MAYO_T3
        32 | lungs | Breathing practice continues although the lungs are not fully mature. | LDH
        32 | position | Many babies turn head-down over the coming weeks. | HPA_NI
        33 | senses | The pupils change size in response to light. | MAYO_T3
        33 | skeleton | Bones are hardening but the skull stays soft and flexible for birth. | MAYO_T3
        33 | immune | Antibodies cross the placenta in growing amounts during the third trimester. | MEM
        34 | nails | Fingernails reach the fingertips. | MAYO_T3 LDH
        34 | feeding | Sucking, swallowing and breathing are becoming better coordinated. | MEM
        34 | skin | Skin is pinker and smoother. | LDH
        35 | growth | Arms and legs look rounder as fat builds up. | FATD
        35 | kidneys | The kidneys have formed nearly all of their filtering units. | MEM
        35 | nervous | The brain is still growing quickly. | MEM
        36 | position | Many babies are head-down by now; your provider will check. | MSD_PRENATAL MEM
        36 | movement | There is less room so movements may feel different but they should not become fewer. | RCOG57
        36 | feeding | The sucking muscles are strong enough for feeding. | MEM
        37 | milestone | Early term begins: the baby is close to ready but still benefits from more time. | ACOG579
        37 | position | The head may start to drop into the pelvis. | FATD
        37 | nervous | The lungs, liver and brain keep developing between 37 and 39 weeks. | NICHD
        37 | movement | The hands have a firm grip. | MEM
        38 | body | The head and the belly measure about the same around. | JUSTPARENTS
        38 | nails | Toenails reach the tips of the toes. | JUSTPARENTS
        38 | hair | Most of the lanugo has gone. | FATD
        39 | milestone | Full term begins. | ACOG579
        39 | immune | The placenta keeps passing on antibodies that help protect the newborn. | FATD
        39 | fat | Fat stores keep building to help with temperature control after birth. | MEM
        40 | milestone | Your due date falls at the start of this week; only about 1 baby in 20 arrives on the exact day. | CALCHUB
        40 | skeleton | The bones of the skull are not yet joined so the head can mould during birth. | MAYO_T3
        40 | reflexes | Rooting, sucking and grasping reflexes are in place. | MEM
        41 | milestone | Late term: your provider may offer extra monitoring or talk about induction. | ACOG579 AAFP_POST
        41 | skin | Vernix is mostly gone and the skin may look dry. | MEM
        41 | check | Keep noticing movements every day and report any change at once. | RCOG57
        42 | milestone | Post-term: birth is usually recommended by now; contact your provider if you have no plan. | ACOG579 PB146
        42 | placenta | The placenta and amniotic fluid are watched closely because they can work less well after 42 weeks. | AAFP_POST MEM
        42 | skin | Skin may be dry or peeling and nails may be long. | MEM
        """
}
