import Markup

/// Corgina herself: a corgi's face, drawn for the welcome page and the app icon.
let corgi = HTML.constant(
    """
    <svg class="corgi" viewBox="0 0 120 120" aria-hidden="true">\
    <path class="corgi__ear" d="M24 56C16 38 15 22 20 12c12 3 24 13 29 25Z"/>\
    <path class="corgi__ear" d="M96 56c8-18 9-34 4-44-12 3-24 13-29 25Z"/>\
    <path class="corgi__inner" d="M28 48c-5-11-6-20-4-27 7 4 13 10 16 17Z"/>\
    <path class="corgi__inner" d="M92 48c5-11 6-20 4-27-7 4-13 10-16 17Z"/>\
    <path class="corgi__coat" d="M60 28c25 0 40 16 40 37 0 24-17 43-40 43S20 89 20 65c0-21 15-37 40-37Z"/>\
    <path class="corgi__blaze" d="M60 29c5 0 8 8 9 20 1 9 5 13 12 17 9 5 12 11 12 17-6 15-18 25-33 25S33 98 27 83c0-6 3-12 12-17 7-4 11-8 12-17 1-12 4-20 9-20Z"/>\
    <circle class="corgi__eye" cx="41" cy="60" r="5"/><circle class="corgi__eye" cx="79" cy="60" r="5"/>\
    <circle class="corgi__glint" cx="42.7" cy="58.2" r="1.6"/><circle class="corgi__glint" cx="80.7" cy="58.2" r="1.6"/>\
    <path class="corgi__nose" d="M60 85.500c-2.6-1.7-8.5-5.2-8.5-10 0-2.9 2.2-4.8 4.6-4.8 1.7 0 3.1.8 3.9 2.2.8-1.4 2.2-2.2 3.9-2.2 2.4 0 4.6 1.9 4.6 4.8 0 4.8-5.9 8.3-8.5 10Z"/>\
    <path class="corgi__mouth" d="M60 85.500v5c0 4-4 6.5-9 5m9-5c0 4 4 6.5 9 5"/></svg>
    """)
