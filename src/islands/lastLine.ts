/** How every script of a build ends: one that ends otherwise did not come whole. */
export const lastLine = '//whole';
