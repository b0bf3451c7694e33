// A light touch where the device offers one; silence elsewhere.
export const tick = () => { navigator.vibrate?.(8); };
export const success = () => { navigator.vibrate?.([12, 40, 18]); };
