/** Words of trades and machines that many languages use as they are. */
export const international: ReadonlySet<string> = new Set(
  'menu newsletter cloud email e-mail marketing software web design digital online blog chat api app apps devops ui ux it ok pdf seo ios qa ai start home email big data internet'.split(
    ' ',
  ),
);
