import { withoutLinks } from '../../../src/words/linkMarks.ts';
import { words } from '../../journeys/testing/words.ts';
import type { Journey, Journeys } from '../journey.ts';
import { mistake, quote, typeQuote } from './quote.ts';

const { quote: quoteWords } = words('en', 'forms');
const { faq } = words('en', 'home');
const { header } = words('en', 'common');

/**
 * Sends every page with a policy that forbids its scripts to run: the one way to switch JavaScript
 * off that all engines have, `scripting: none` in their styles included. The site's own policy is
 * replaced, so that what it forbids is not looked at here.
 */
function withoutScript(walk: Journey): Journey {
  return async (scene) => {
    scene.expects(/Blocked script execution|sandbox|allow-scripts/iu);
    scene.connection.override({
      'content-security-policy': 'sandbox allow-forms allow-same-origin',
      // Goes with no sandbox.
      'cross-origin-opener-policy': 'unsafe-none',
    });
    await walk(scene);
  };
}

/** Pages and forms where JavaScript is switched off. */
export const plain: Journeys = {
  'without JavaScript every answer is open and nothing promises to move, open or close':
    withoutScript(async ({ visit }) => {
      await visit.open('/');
      for (const { answer } of Object.values(faq.items)) {
        await visit.sees({ css: '.accordion__panel p', name: withoutLinks(answer) }, {});
      }
      await visit.seesNo('.accordion .plus');
      await visit.seesNo('[data-pause]');
      await visit.seesNo({ css: 'header button', name: header.service });
      await visit.sees('html:not([data-motion])', {});
    }),

  'without JavaScript a wrong quote comes back with its mistakes and all that was typed':
    withoutScript(async ({ visit, expects }) => {
      expects(/422/u);
      await visit.open('/contact-us');
      await visit.fill(quote.name, 'Ravi "quoted" <b>');
      await visit.fill(quote.email, 'ravi at example');
      await visit.press('Enter');
      await visit.sees(mistake(quoteWords.fields.email.errors.invalid), {});
      await visit.sees(mistake(quoteWords.fields.selectservice.errors.required), {});
      await visit.sees(quote.name, { value: 'Ravi "quoted" <b>' });
      await visit.sees(quote.email, { value: 'ravi at example', invalid: 'true' });
      await visit.finds(() => document.title.startsWith('Error: '), true);
      await visit.click(mistake(quoteWords.fields.email.errors.invalid));
      await visit.finds(() => location.hash, quote.email);
    }),

  'without JavaScript a sound quote is stored and thanked for': withoutScript(
    async ({ visit, rows }) => {
      const name = `Plain ${Math.random()}`;
      await visit.open('/contact-us');
      await typeQuote(visit, name);
      await visit.focus(quote.service);
      // By its first letters: a closed select of the browser chooses so in every engine.
      await visit.type(quoteWords.fields.selectservice.options.technologies.slice(0, 7));
      await visit.sees(quote.service, {
        value: quoteWords.fields.selectservice.options.technologies,
      });
      await visit.click(quote.submit);
      await visit.isAt('/thanks/quote');
      await visit.sees({ css: 'h1', name: words('en', 'thanks-quote').heading }, {});
      await visit.counts(async () => (await rows()).filter(({ body }) => body['name'] === name), 1);
    },
  ),

  'without JavaScript a sign-up is refused, mended and thanked for': withoutScript(
    async ({ visit, expects }) => {
      expects(/422/u);
      await visit.open('/contact-us');
      await visit.fill('#newsletter-email', 'nobody');
      await visit.press('Enter');
      await visit.sees('#newsletter-email', { invalid: 'true' });
      await visit.sees('[data-island="newsletter-form"] .field__error', {});
      await visit.focus('#newsletter-email');
      await visit.press('End');
      await visit.type('@example.org');
      await visit.press('Enter');
      await visit.isAt('/thanks/newsletter');
      await visit.sees({ css: 'h1', name: words('en', 'thanks-newsletter').heading }, {});
    },
  ),
};
