/** The style of the sheet: pictures of one row at one height, so that they can be compared. */
export const sheetStyle = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 1rem; }
h2 { margin-block: 2rem 0.5rem; font-size: 1rem; }
.row { display: flex; gap: 1rem; overflow-x: auto; align-items: start; }
figure { flex: none; margin: 0; }
img { display: block; height: 30rem; max-width: 60rem; object-fit: contain; object-position: top left; border: 1px solid; }
:focus-visible { outline: 3px solid; outline-offset: 2px; }
`;
