/** How every script of a build ends, and its stylesheet: one that ends otherwise did not come whole. */
export const lastLine = '/*whole*/';
