import { words } from '../../journeys/testing/words.ts';
import type { Journeys } from '../journey.ts';
import { list, mistake, option, quote, typeQuote } from './quote.ts';

const { header, sidePanel } = words('ar', 'common');
const forms = words('ar', 'forms');

const page = '/ar/contact-us';
const toArabic = '.utility-bar nav a[lang="ar"]';
const toEnglish = '.utility-bar nav a[lang="en"]';

const isRightToLeft = () =>
  document.documentElement.lang.startsWith('ar') &&
  getComputedStyle(document.body).direction === 'rtl';

/** The site in Arabic, and the way there and back. */
export const languages: Journeys = {
  'the link to Arabic leads to the same page and place, and the one to English back': async ({
    visit,
  }) => {
    await visit.open('/contact-us#quote-form-section');
    await visit.click(toArabic);
    await visit.isAt(`${page}#quote-form-section`);
    await visit.finds(isRightToLeft, true);
    await visit.pressAt(toEnglish, 'Enter');
    await visit.isAt('/contact-us#quote-form-section');
    await visit.finds(isRightToLeft, false);
  },

  'in Arabic services and contact details open at the side where lines end': async ({ visit }) => {
    await visit.open(page);
    await visit.tabTo({ css: 'header button', name: header.service });
    await visit.press('Enter');
    await visit.sees('.service-menu__panel', {});
    await visit.press('Escape');
    await visit.seesNo('.service-menu__panel');
    await visit.click({ css: 'header button', name: sidePanel.label });
    await visit.sees({ css: '[role="dialog"]', name: sidePanel.label }, { holdsFocus: true });
    await visit.finds(
      () => Math.round(document.querySelector('[role="dialog"]')?.getBoundingClientRect().x ?? -1),
      0,
    );
    await visit.press('Escape');
    await visit.sees({ css: 'header button', name: sidePanel.label }, { isFocused: true });
  },

  'in Arabic the menu of a small window opens and Escape leads back': async ({ visit }) => {
    await visit.open(page, 'small');
    await visit.click({ css: 'header button', name: header.menu });
    await visit.sees({ css: '[role="dialog"]', name: header.menu }, { holdsFocus: true });
    await visit.press('Escape');
    await visit.sees({ css: 'header button', name: header.menu }, { isFocused: true });
  },

  'in Arabic a quote is refused, then sent, in Arabic words': async ({ visit }) => {
    await visit.open(page);
    await visit.click(quote.submit);
    await visit.sees(quote.summary, { isFocused: true });
    await visit.click(mistake(forms.quote.fields.name.errors.required));
    await visit.sees(quote.name, { isFocused: true });
    await typeQuote(visit, 'آشا');
    await visit.click(quote.service);
    await visit.sees(list, { holdsFocus: true });
    await visit.click(option(forms.quote.fields.selectservice.options.cloud));
    await visit.click(quote.submit);
    await visit.sees({ css: '[role="dialog"]', name: forms.quote.thanks.heading }, {});
  },
};
