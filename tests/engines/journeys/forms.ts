import { pathOf } from '../../../src/site/urls.ts';
import { words } from '../../journeys/testing/words.ts';
import type { Journeys } from '../journey.ts';
import { list, mistake, option, quote, typeQuote } from './quote.ts';

const { quote: quoteWords, consultation, newsletter, errorPrefix } = words('en', 'forms');
const page = '/contact-us';
const thanks = { css: '[role="dialog"]', name: quoteWords.thanks.heading };

const preference = (id: keyof typeof consultation.fields.wecontactyou.options) => ({
  css: '.checkbox input',
  name: consultation.fields.wecontactyou.options[id],
});

/** What is clicked: the box itself is drawn by its label. */
const label = (id: keyof typeof consultation.fields.wecontactyou.options) => ({
  css: 'label.checkbox',
  name: consultation.fields.wecontactyou.options[id],
});

const signUp = '[data-island="newsletter-form"]';
const email = '#newsletter-email';

/** The forms with their scripts. */
export const forms: Journeys = {
  'an empty quote names its mistakes, in the title too, and a link leads to the field': async ({
    visit,
  }) => {
    await visit.open(page);
    await visit.click(quote.submit);
    await visit.sees(quote.summary, { isFocused: true });
    await visit.finds(() => document.title.startsWith('Error: '), true);
    await visit.sees(quote.mobile, { invalid: 'true' });
    await visit.click(mistake(quoteWords.fields.mobile.errors.required));
    await visit.sees(quote.mobile, { isFocused: true });
    await visit.pressAt(mistake(quoteWords.fields.selectservice.errors.required), 'Enter');
    await visit.sees(quote.service, { isFocused: true });
  },

  'a sound quote is sent by mouse, thanked for in a dialog, and stored once': async ({
    visit,
    rows,
  }) => {
    const name = `By mouse ${Math.random()}`;
    await visit.open(page);
    await typeQuote(visit, name);
    await visit.click(quote.service);
    await visit.click(option(quoteWords.fields.selectservice.options.cloud));
    await visit.sees(quote.service, { text: quoteWords.fields.selectservice.options.cloud });
    await visit.click(quote.submit);
    await visit.sees(thanks, { holdsFocus: true });
    await visit.click({ css: '[role="dialog"] button', name: quoteWords.thanks.close });
    await visit.seesNo(thanks);
    await visit.sees(quote.name, { value: '' });
    await visit.counts(async () => (await rows()).filter(({ body }) => body['name'] === name), 1);
  },

  'a quote is filled in and sent by keys alone, and Escape leads back to the button': async ({
    visit,
  }) => {
    await visit.open(page);
    await visit.focus(quote.name);
    await visit.type('By keys');
    await visit.press('Tab');
    await visit.type('keys@example.org');
    await visit.press('Tab');
    await visit.type('9876543210');
    await visit.sees(quote.list, {});
    await visit.press('Tab');
    await visit.sees(quote.service, { isFocused: true });
    await visit.press('Enter');
    await visit.sees(list, { holdsFocus: true });
    await visit.press('End');
    await visit.press('Enter');
    await visit.sees(quote.service, { isFocused: true });
    await visit.press('Tab');
    await visit.type('Hello');
    await visit.press('Tab');
    await visit.sees(quote.submit, { isFocused: true });
    await visit.press('Enter');
    await visit.sees(thanks, { holdsFocus: true });
    await visit.press('Escape');
    await visit.seesNo(thanks);
    await visit.sees(quote.submit, { isFocused: true });
  },

  'the select opens by an arrow, finds what is typed, chooses by Enter, and Escape leaves it as it was':
    async ({ visit }) => {
      const { technologies, web, uiux } = quoteWords.fields.selectservice.options;
      await visit.open(page);
      await visit.focus(quote.name);
      await visit.sees(quote.list, {});
      await visit.pressAt(quote.service, 'ArrowDown');
      await visit.sees(option(web), { isFocused: true });
      await visit.press('ArrowDown');
      await visit.sees(option(uiux), { isFocused: true });
      await visit.type(technologies.slice(0, 7));
      await visit.sees(option(technologies), { isFocused: true });
      await visit.press('Enter');
      await visit.seesNo(list);
      await visit.sees(quote.service, { isFocused: true, text: technologies });
      await visit.press('Space');
      await visit.sees(option(technologies), { isFocused: true });
      await visit.press('Home');
      await visit.press('Escape');
      await visit.seesNo(list);
      await visit.sees(quote.service, { isFocused: true, text: technologies });
    },

  '“either” and the other ways to be contacted clear each other, by mouse and by Space': async ({
    visit,
  }) => {
    await visit.open(pathOf('get-consultation', 'en'));
    await visit.click(label('email'));
    await visit.click(label('call'));
    await visit.sees(preference('email'), { isChecked: true });
    await visit.sees(preference('call'), { isChecked: true });
    await visit.click(label('either'));
    await visit.sees(preference('either'), { isChecked: true });
    await visit.sees(preference('email'), { isChecked: false });
    await visit.sees(preference('call'), { isChecked: false });
    await visit.pressAt(preference('call'), 'Space');
    await visit.sees(preference('call'), { isChecked: true });
    await visit.sees(preference('either'), { isChecked: false });
  },

  'a consultation is asked for, stored and thanked for': async ({ visit, rows }) => {
    const name = `Consultation ${Math.random()}`;
    await visit.open(pathOf('get-consultation', 'en'));
    await visit.fill('#consultation-name', name);
    await visit.fill('#consultation-company', 'Weavers');
    await visit.fill('#consultation-email', 'asha@example.org');
    await visit.fill('#consultation-mobile', '9876543210');
    await visit.click('#consultation-interest');
    await visit.click(option(consultation.fields.interest.options.web));
    await visit.fill('#consultation-message', 'Hello');
    await visit.click(label('email'));
    await visit.click('[data-island="consultation-form"] button[type="submit"]');
    await visit.sees({ css: '[role="status"]', name: consultation.success }, {});
    await visit.counts(async () => (await rows()).filter(({ body }) => body['name'] === name), 1);
  },

  'a sign-up without an @ is refused at its field; mended, it is sent by Enter': async ({
    visit,
  }) => {
    await visit.open(page);
    await visit.fill(email, 'nobody');
    await visit.click(`${signUp} button`);
    await visit.sees(email, {
      isFocused: true,
      invalid: 'true',
      description: `${errorPrefix} ${newsletter.fields.email.errors.invalid}`,
    });
    await visit.press('End');
    await visit.type('@example.org');
    await visit.press('Enter');
    await visit.sees({ css: `${signUp} [role="status"]`, name: newsletter.success }, {});
    await visit.sees(email, { value: '', isFocused: true });
  },
};
