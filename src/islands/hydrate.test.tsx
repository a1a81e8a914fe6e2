import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createElement, Fragment, useId, type ComponentType, type ReactNode } from 'react';
import { I18nProvider, useLocale } from 'react-aria-components/I18nProvider';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serve } from '../../tests/testing/servedPage.ts';
import { publish } from '../app/publish.ts';
import { ConsultationForm, type ConsultationFormProps } from '../forms/ConsultationForm.tsx';
import { consultationProps } from '../forms/testing/formProps.ts';
import { hydrate } from './hydrate.tsx';
import { Island } from './Island.tsx';

const { words } = consultationProps;
const { options } = words.fields.wecontactyou;

beforeEach(() => {
  document.documentElement.dataset['locale'] = 'en';
});

afterEach(() => {
  sessionStorage.clear();
  delete document.documentElement.dataset['locale'];
});

function English({ children }: { children?: ReactNode }) {
  const Provider = I18nProvider as ComponentType<{ locale: string }>;
  return createElement(Provider, { locale: 'en' }, children);
}

/** What names the form on its page. */
const heading = '<h2 id="consultation-heading">Get a consultation</h2>';

/** The form's markup as the build draws it. */
function draw(props: Partial<ConsultationFormProps> = {}): string {
  const island = createElement(Island<'consultation-form'>, {
    name: 'consultation-form',
    props: { ...consultationProps, ...props },
  });
  return renderToString(createElement(English, null, island));
}

function serveForm(markup: string): HTMLElement {
  const page = serve(markup);
  return page.querySelector<HTMLElement>('[data-island]') ?? expect.fail('Expected an island.');
}

async function wake(island: HTMLElement): Promise<void> {
  await hydrate(island, { ConsultationForm: ConsultationForm as ComponentType<object> });
  // What is put back reaches React as an event, which it works off after this task.
  await act(async () => undefined);
}

function box(label: string): HTMLInputElement {
  return screen.getByRole('checkbox', { name: label });
}

function ticked(): string[] {
  return screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter((one) => one.checked)
    .map((one) => one.value);
}

test('the published consultation form carries no style that the policy refuses', () => {
  const html = publish(heading + draw());
  expect(html).not.toContain('style="');
  expect(html).toContain('<span class="visually-hidden"><input');
});

test('a published form, whose style became a class, is taken over as it stands', async () => {
  // The build's React, which the visitor has, passes over the difference without a word.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const island = serveForm(publish(heading + draw()));
  await userEvent.click(box(options.call));
  await wake(island);
  expect(ticked()).toEqual(['call']);
});

/** A part that names something by an id, and says which language it is drawn in. */
function Part() {
  const id = useId();
  return createElement('p', { id }, useLocale().locale);
}

/** Markup of a part with what it is made alive with. */
function servePart(
  html: string,
  dataset: Record<string, string> = {},
  props: object = {},
): HTMLElement {
  const data = `<script type="application/json">${JSON.stringify(props)}</script>`;
  const page = serve(`<div data-component="Part">${html}</div>${data}`);
  const part = page.querySelector<HTMLElement>('div') ?? expect.fail('Expected a part.');
  Object.assign(part.dataset, dataset);
  return part;
}

test('a part keeps the ids it was drawn with, and the language of the page', async () => {
  const html = renderToString(createElement(English, null, createElement(Part)), {
    identifierPrefix: 'faq-1',
  });
  const part = servePart(html, { prefix: 'faq-1' });
  await hydrate(part, { Part });
  expect(part.innerHTML).toBe(html);
  expect(html).toMatch(/id="_faq-1.+>en</u);
});

test('a part has the props of its page and those that all pages have in common, in their languages', async () => {
  const Named = ({ one, other }: { one?: ReactNode; other?: ReactNode }) =>
    createElement('p', null, one, other);
  const html = '<p>One<span lang="en" dir="ltr">two</span></p>';
  const part = servePart(html, {}, { one: 'One' });
  const shared = { other: { lang: 'en', dir: 'ltr', children: 'two' } };
  await hydrate(part, { Part: Named }, JSON.stringify(shared));
  expect(part.innerHTML).toBe(html);
});

test('what is typed into a live part is kept by the browser when the page is left', async () => {
  const Field = () => createElement('input', { defaultValue: 'served' });
  const part = servePart('<input value="served">');
  await hydrate(part, { Part: Field });
  const field = part.querySelector('input') ?? expect.fail('Expected a field.');
  field.defaultValue = 'typed';
  dispatchEvent(new Event('pagehide'));
  expect(field.defaultValue).toBe('served');
});

test.each([
  ['was lost before', { failed: '' }, 'false'],
  ['comes at once', {}, 'true'],
])('a part whose script %s begins as it was served', async (_, dataset, expanded) => {
  const Answer = () =>
    createElement(
      Fragment,
      null,
      createElement('button', { 'aria-controls': 'answer', suppressHydrationWarning: true }),
      createElement('p', { id: 'answer', hidden: true }),
    );
  const html = '<button aria-controls="answer"></button><p id="answer" hidden=""></p>';
  const part = servePart(html, dataset);
  const opener = part.querySelector('button') ?? expect.fail('Expected a button.');
  opener.ariaExpanded = 'true';
  await hydrate(part, { Part: Answer });
  expect(opener.ariaExpanded).toBe(expanded);
});

test('a part without its data is our own mistake', async () => {
  const island = document.createElement('div');
  island.dataset['component'] = 'Part';
  const parts = { Part: () => null };
  await expect(hydrate(island, parts)).rejects.toThrow('Expected the props of the island');
  await expect(hydrate(island, {})).rejects.toThrow('Expected Part');
});
