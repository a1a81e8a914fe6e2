import { expect, test } from 'vitest';
import { inspectEqualAccess } from '../../src/tools/audit/inspectEqualAccess.ts';
import { takeSecondOpinion } from '../../src/tools/audit/takeSecondOpinion.ts';
import { judgementChecks } from '../../src/tools/report/judgementChecks.ts';
import { exampleJudgement } from '../../src/tools/report/testing/exampleAudit.ts';
import { startShowing } from './testing/shownPage.ts';

const show = startShowing();

const twoMenus = '<nav><a href="#a">A</a></nav><nav><a href="#b">B</a></nav>';
const quotation = '<blockquote class="card__words"><p>So it was.</p></blockquote>';

test('menus that cannot be told apart are violations of the second engine, each with a selector of its own', async () => {
  const page = await show(twoMenus);
  const { violations } = await inspectEqualAccess(page);
  const menus = violations.filter(({ rule }) => rule === 'aria_navigation_label_unique');
  expect(menus).toMatchObject([
    { engine: 'equal-access', outcome: 'violation', criteria: ['1.3.1'] },
    { selector: '#main > nav:nth-of-type(2)' },
  ]);
  for (const { selector } of menus) expect(await page.locator(selector).count()).toBe(1);
});

test('what the second engine leaves to people is counted by rule and is no violation', async () => {
  const page = await show(quotation);
  const { opinion, violations, problems } = await takeSecondOpinion(page, 'en/home', []);
  expect(opinion.undecided).toMatchObject({ blockquote_cite_exists: 1 });
  expect(violations.map(({ rule }) => rule)).not.toContain('blockquote_cite_exists');
  expect(problems).toEqual([]);
});

test('a judgement whose check fails on one element says which and on what page', async () => {
  const page = await show(
    `<figure>${quotation}<figcaption>Asha Patil</figcaption></figure>${quotation}`,
  );
  const check = judgementChecks['blockquote_cite_exists'];
  const judgement = exampleJudgement({ rule: 'blockquote_cite_exists', check });
  const { problems } = await takeSecondOpinion(page, 'en/home', [judgement]);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain('does not hold on en/home: #main > blockquote.card__words');
});

/** Rule of a judgement, to what its check takes and what it refuses. */
const tried: readonly (readonly [rule: string, sound: string, faulty: string])[] = [
  [
    'input_label_visible',
    '<button id="it" aria-label="Menu"><svg></svg></button>',
    '<button id="it"><svg></svg></button>',
  ],
  [
    'list_structure_proper',
    '<dl id="it"><div><dt>Term</dt><dd>Text</dd></div></dl>',
    '<dl id="it"><div><dt>Term</dt></div></dl>',
  ],
  [
    'text_block_heading',
    '<h2>Head</h2><p id="it" class="lead">How?</p>',
    '<p>Text</p><p id="it" class="lead">How?</p>',
  ],
  [
    'text_sensory_misuse',
    '<p id="it">Fill in the form. The right size.</p>',
    '<p id="it">Press the large button on the right.</p>',
  ],
  [
    'input_fields_grouped',
    '<form aria-label="Quote"><label for="it">Name</label><input id="it"></form>',
    '<form aria-label="Quote"><label for="it">Name</label><input id="it"><label>Name</label></form>',
  ],
  [
    'heading_markup_misuse',
    `<h1 id="it">Words<span aria-hidden="true">${' turn'.repeat(30)}</span></h1>`,
    `<h1 id="it">Words<span>${' turn'.repeat(30)}</span></h1>`,
  ],
  [
    'element_tabbable_visible',
    '<style>a:not(:focus) { translate: 0 -999px }</style><a id="it" href="#main">Skip</a>',
    '<style>a { position: fixed; translate: 0 -999px }</style><a id="it" href="#main">Skip</a>',
  ],
  [
    'a_target_warning',
    '<script>document.documentElement.lang = "ar"</script><a id="it" href="#b">B<svg></svg><i class="visually-hidden">tab</i></a>',
    '<script>document.documentElement.lang = "ar"</script><a id="it" href="#b">B<svg></svg></a>',
  ],
  [
    'aria_content_in_landmark',
    '<a id="it" href="#main">Skip</a><script>document.body.prepend(it)</script>',
    '<a id="it" href="#main">Skip</a>',
  ],
];

test.each(tried)('the check of the judgement on %s can fail', async (rule, sound, faulty) => {
  const holds = async (markup: string) => {
    const check = judgementChecks[rule];
    if (check === undefined) throw new Error(`Expected a check for ${rule}.`);
    return (await show(markup)).locator('#it').evaluate(check.holds);
  };
  expect(await holds(sound)).toBe(true);
  expect(await holds(faulty)).toBe(false);
});
