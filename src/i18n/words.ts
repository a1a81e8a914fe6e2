/** The words of one locale file, as deep as it is. */
export type Words = Record<string, unknown>;
