/** The background colour of all pictures, a paper white; pages use exactly this colour behind pictures. */
export const GROUND = '#F3F0EA';
