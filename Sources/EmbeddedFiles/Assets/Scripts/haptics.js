// Short vibrations, on devices that have them.
export const tick = () => { navigator.vibrate?.(8); };
export const success = () => { navigator.vibrate?.([12, 40, 18]); };
export const failure = () => { navigator.vibrate?.([40, 60, 40]); };
export const warning = () => { navigator.vibrate?.([24, 60, 24]); };
