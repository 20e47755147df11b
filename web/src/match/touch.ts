/** Is the screen touched rather than pointed at? */
export const isTouch = (): boolean => window.matchMedia('(pointer: coarse)').matches
