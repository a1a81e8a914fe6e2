/** An address of this site as the registry spells them, and a language tag: nothing else is repeated. */
const known = { page: /^(?:\/[\w-]+)*\/?$/u, language: /^[a-z]{2,3}(?:-[A-Za-z0-9]+)*$/u };

/**
 * On the page that takes complaints: says in `[data-came-from]` from which page somebody followed the
 * link to it (`?page=…&language=…`), and puts both into the subject of mails to that section's address.
 */
export function cameFrom(): void {
  const asked = new URLSearchParams(location.search);
  const page = asked.get('page') ?? '';
  const language = asked.get('language') ?? '';
  const note = document.querySelector<HTMLElement>('[data-came-from]');
  const name = note?.querySelector('bdi');
  if (!note || !name || !page || !known.page.test(page) || !known.language.test(language)) return;
  name.textContent = page;
  note.hidden = false;
  const mails = note.parentElement?.querySelectorAll<HTMLAnchorElement>('a[href^="mailto:"]');
  for (const mail of mails ?? []) {
    mail.href += `?subject=${encodeURIComponent(`${page} (${language})`)}`;
  }
}
