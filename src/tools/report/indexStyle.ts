/** Where the report finds its style: a file of its own, because the site's policy allows no other. */
export const styleFile = 'index.css';

/** The style of the report: system colours, so that it follows every theme and contrast setting. */
export const indexStyle = `:root { color-scheme: light dark; background: Canvas; color: CanvasText; }
body { max-width: 50rem; margin: 0 auto; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1, h2, h3 { line-height: 1.2; }
h2 { margin-block-start: 2.5rem; }
table { width: 100%; margin-block: 1rem; border-collapse: collapse; }
caption { padding-block-end: 0.5rem; text-align: start; font-weight: bold; }
th, td { width: 50%; padding: 0.375rem 0.5rem; border: 1px solid; text-align: start; vertical-align: top; }
tbody th { font-weight: normal; }
li { margin-block: 0.25rem; }
summary { min-height: 1.5rem; }
@media print { details::details-content { display: block; content-visibility: visible; } }
th a { display: inline-block; min-height: 1.5rem; }
:focus-visible { outline: 3px solid; outline-offset: 2px; }
`;
