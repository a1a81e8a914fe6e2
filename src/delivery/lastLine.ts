/**
 * How every file ends that a part is made of: scripts, the stylesheet, props. One that ends otherwise did
 * not come whole. White space, which means nothing in any of them, and which nobody writes so.
 */
export const lastLine = '\n\t\n';
