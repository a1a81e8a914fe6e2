/** Holds the place in a sentence of what is no text of the locale: Unicode has it for that. */
export const place = '\uFFFC';
