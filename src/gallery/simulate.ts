type Wanted = { theme: string | undefined; isForced: boolean };

/** Conditions that hold always and never, to stand in for what no page can set. */
const always = '(width >= 0)';
const never = '(width < 0)';

/** What forced colours do beside what the site's own styles do under them (CSS Color Adjustment 3.1). */
const forced = `
* { box-shadow: none !important; text-shadow: none !important; }
a { color: LinkText !important; }
button:not([data-selected]), [role='button'] { color: ButtonText; border-color: ButtonBorder; }
input, select, textarea { background: Field; color: FieldText; }
`;

const written = new WeakMap<CSSMediaRule, string>();
const sheets = new WeakMap<Document, CSSStyleSheet>();

/**
 * Shows a page in a theme, or as with forced colours, whatever the visitor's own settings are:
 * the conditions of its media rules are written anew. Scripts that ask for them are not told.
 */
export function simulate(page: Document, { theme, isForced }: Wanted): void {
  page.documentElement.style.colorScheme = theme === 'light' || theme === 'dark' ? theme : '';
  for (const sheet of page.styleSheets) rewrite(sheet.cssRules, { theme, isForced });
  page.adoptedStyleSheets = isForced ? [forcedSheet(page)] : [];
}

function rewrite(rules: CSSRuleList, wanted: Wanted): void {
  for (const rule of rules) {
    // The rules are of the frame's realm, so that instanceof would not know them.
    const { media, cssRules, styleSheet } = rule as CSSMediaRule & CSSImportRule;
    if (styleSheet) rewrite(styleSheet.cssRules, wanted);
    else if (media) rewriteCondition(rule as CSSMediaRule, wanted);
    if (cssRules) rewrite(cssRules, wanted);
  }
}

function rewriteCondition(rule: CSSMediaRule, { theme, isForced }: Wanted): void {
  const original = written.get(rule) ?? rule.media.mediaText;
  written.set(rule, original);
  let condition = original;
  if (isForced) {
    condition = condition
      .replaceAll('(forced-colors: active)', always)
      .replaceAll('(forced-colors: none)', never);
  }
  if (theme === 'light' || theme === 'dark') {
    condition = condition
      .replaceAll(`(prefers-color-scheme: ${theme})`, always)
      .replaceAll(/\(prefers-color-scheme: \w+\)/gu, never);
  }
  if (rule.media.mediaText !== condition) rule.media.mediaText = condition;
}

function forcedSheet(page: Document): CSSStyleSheet {
  const { defaultView } = page;
  if (defaultView === null) throw new Error('Expected a page that is shown.');
  const sheet = sheets.get(page) ?? new (defaultView as typeof globalThis & Window).CSSStyleSheet();
  sheet.replaceSync(forced);
  sheets.set(page, sheet);
  return sheet;
}
