import { faults, type Fault } from '../../journeys/testing/failingSite.ts';
import { words } from '../../journeys/testing/words.ts';
import type { Journey, Journeys } from '../journey.ts';
import type { Visitor } from '../testing/visitor.ts';

const { header, lost, sidePanel, waiting } = words('en', 'common');
const { newsletter } = words('en', 'forms');
const { faq } = words('en', 'home');

/** Every script of the build but the entry. */
const ofIslands = /\/assets\/(?!browser-)[^/]*\.js$/u;
const lostScript =
  /Failed to load|status of 404|ERR_|NetworkError|Loading failed|cannot load|Could not/u;

const page = '/contact-us';
const service = { css: 'header button', name: header.service };
const panelButton = { css: 'header button', name: sidePanel.label };
const services = '.service-menu__panel';
const cost = { css: '.accordion .plus', name: faq.items.cost.question };
const signUp = '[data-island="newsletter-form"]';

/** Notes each change of `aria-expanded`: an activation that counts twice shows. */
function recordExpanded(visit: Visitor): Promise<void> {
  return visit.evaluate(() => {
    const values: (string | null)[] = [];
    Object.assign(window, { values });
    new MutationObserver((records) => {
      for (const { target } of records) {
        values.push((target as Element).getAttribute('aria-expanded'));
      }
    }).observe(document.body, { subtree: true, attributeFilter: ['aria-expanded'] });
  });
}

/** What was noted, in the order of the alphabet: of two parts either may come first. */
const recorded = () => (window as unknown as { values: string[] }).values.toSorted();

/** Scripts that come late or not at all. */
export const scripts: Journeys = {
  'a press before the script has come is held, told after a second, and answered once': async ({
    visit,
    connection,
  }) => {
    connection.hold(ofIslands);
    await visit.open(page);
    await recordExpanded(visit);
    await visit.tabTo(service);
    await visit.press('Enter');
    await visit.press('Enter');
    await visit.sees('[data-waiting]', { text: waiting });
    await visit.seesNo(services);
    connection.mend();
    await visit.sees(services, {});
    await visit.sees(service, { expanded: 'true', isFocused: true });
    await visit.finds(recorded, ['true']);
  },

  'a click before the script has come opens the question, once': async ({ visit, connection }) => {
    connection.hold(ofIslands);
    await visit.open('/');
    await recordExpanded(visit);
    await visit.click(cost);
    await visit.click(cost);
    connection.mend();
    await visit.sees(cost, { expanded: 'true' });
    // The question that was open closes with it.
    await visit.finds(recorded, ['false', 'true']);
  },

  'what is typed before the script has come stays': async ({ visit, connection }) => {
    connection.hold(ofIslands);
    await visit.open(page);
    await visit.fill('#quote-name', 'Asha');
    connection.mend();
    await visit.sees('[data-island="quote-form"] [role="combobox"]', {});
    await visit.type(' Patil');
    await visit.sees('#quote-name', { value: 'Asha Patil', isFocused: true });
  },

  'contact details whose script is lost say so, and open at the next press': async ({
    visit,
    connection,
    expects,
  }) => {
    expects(lostScript);
    connection.lose(ofIslands, 'dead connection');
    await visit.open(page);
    await visit.click(panelButton);
    await visit.sees('[data-waiting]', { text: lost });
    await visit.sees(panelButton, { isFocused: true });
    connection.mend();
    await visit.press('Enter');
    await visit.sees({ css: '[role="dialog"]', name: sidePanel.label }, { holdsFocus: true });
  },

  ...Object.fromEntries(faults.map((fault) => [lostTitle(fault), loseAndRetry(fault)])),
};

function lostTitle(fault: Fault): string {
  return `a form whose scripts are lost (${fault}) fetches them at the next press and sends what was typed`;
}

function loseAndRetry(fault: Fault): Journey {
  return async ({ visit, connection, expects, rows }) => {
    expects(lostScript);
    const address = `${fault.replaceAll(' ', '-')}-${Math.random()}@example.org`;
    connection.lose(ofIslands, fault);
    await visit.open(page);
    await visit.fill('#newsletter-email', address);
    await visit.sees(`${signUp}[data-failed]`, {});
    connection.mend();
    await visit.press('Enter');
    await visit.sees({ css: `${signUp} [role="status"]`, name: newsletter.success }, {});
    await visit.isAt(page);
    await visit.counts(
      async () => (await rows()).filter(({ body }) => body['email'] === address),
      1,
    );
  };
}
