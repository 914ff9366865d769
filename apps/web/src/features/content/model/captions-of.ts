/** Captions lie beside their film, under its name (CONTENT-8). */
export const captionsOf = (src: string): string => src.replace(/\.\w+$/, '.vtt');
