import type { Page } from 'playwright-core';
import { intakePaths, type SubmissionKind } from '../../contract/intake.ts';
import type { PageState } from './pageState.ts';

/** A form that is sent: how its states are called, where it stands, and how it is filled in. */
type SentForm = {
  kind: SubmissionKind;
  component: string;
  /** Fills in what every rule accepts. */
  fill: (page: Page) => Promise<void>;
  only?: PageState['only'];
};

/** A form on its way, one that was not taken, and one that was never answered. */
export function sendingStates({ kind, component, fill, only }: SentForm): PageState[] {
  const form = `[data-island="${component}"]`;
  const intake = `**${intakePaths[kind]}*`;
  const shared = { component, selector: form, ...(only && { only }) };
  const submit = async (page: Page): Promise<void> => {
    await fill(page);
    await page.locator(`${form} button[type="submit"]`).click();
  };
  const failure = `${form} .status-message[data-tone="bad"]`;
  return [
    {
      ...shared,
      state: `${kind} sending`,
      shows: 'The form is on its way: its button says so and takes no second press.',
      async open(page) {
        await page.route(intake, () => new Promise(() => {}));
        await submit(page);
        await page.locator(`${form} [role="status"]`, { hasText: /./u }).first().waitFor();
      },
    },
    {
      ...shared,
      state: `${kind} not taken`,
      shows: 'The server could not take the form: a message says so, and all that was typed stays.',
      async open(page) {
        await page.route(intake, (route) => route.fulfill({ status: 503 }));
        await submit(page);
        await page.locator(failure).waitFor();
      },
    },
    {
      ...shared,
      state: `${kind} never answered`,
      shows: 'The server was not reached: a message says so, and all that was typed stays.',
      async open(page) {
        await page.route(intake, (route) => route.abort());
        await submit(page);
        await page.locator(failure).waitFor();
      },
    },
  ];
}
