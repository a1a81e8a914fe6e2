import { createContext } from 'react';

/**
 * Address of the file that has every icon, the wordmark and the fringe by its id, so that pages only
 * refer to them; undefined where they are drawn in place. An interactive part draws its own: what is a
 * button by its icon alone may not wait for a file.
 */
export const DrawingSheet = /* @__PURE__ */ createContext<string | undefined>(undefined);
