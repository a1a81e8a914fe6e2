import { words } from '../../journeys/testing/words.ts';
import type { Journeys } from '../journey.ts';

const { header: names, serviceMenu, sidePanel, skip } = words('en', 'common');

const page = '/contact-us';
const service = { css: 'header button', name: names.service };
const services = '.service-menu__panel';
const menuButton = { css: 'header button', name: names.menu };
const menu = { css: '[role="dialog"]', name: names.menu };
const panelButton = { css: 'header button', name: sidePanel.label };
const panel = { css: '[role="dialog"]', name: sidePanel.label };
const close = { css: '[role="dialog"] button', name: names.close };
const pause = 'button[data-pause]';

/** Whether anything but transitions of a moment moves now. */
const isMoving = () =>
  document
    .getAnimations()
    .some((one) => one.playState === 'running' && one.effect?.getTiming().iterations === Infinity);

/** What opens, closes and stops at the top of every page. */
export const header: Journeys = {
  'the first Tab reaches the skip link, which leads to the main part': async ({ visit }) => {
    await visit.open(page);
    await visit.press('Tab');
    await visit.sees({ css: 'a', name: skip }, { isFocused: true });
    await visit.press('Enter');
    await visit.sees('main', { isFocused: true });
  },

  'the services open by mouse, and a click elsewhere closes them': async ({ visit }) => {
    await visit.open(page);
    await visit.click(service);
    await visit.sees(services, {});
    await visit.sees(service, { expanded: 'true' });
    await visit.click('.utility-bar p');
    await visit.seesNo(services);
    await visit.sees(service, { expanded: 'false' });
  },

  'the services open by Enter, Tab goes into them, Escape leads back': async ({ visit }) => {
    await visit.open(page);
    await visit.tabTo(service);
    await visit.press('Enter');
    await visit.sees(services, {});
    await visit.sees(service, { expanded: 'true' });
    await visit.press('Tab');
    await visit.sees(services, { holdsFocus: true });
    await visit.press('Escape');
    await visit.seesNo(services);
    await visit.sees(service, { isFocused: true, expanded: 'false' });
  },

  'the services open by Space and close when Shift and Tab lead out': async ({ visit }) => {
    await visit.open(page);
    await visit.tabTo(service);
    await visit.press('Space');
    await visit.sees(services, {});
    await visit.press('Tab', { withShift: true });
    await visit.seesNo(services);
    await visit.sees(service, { isFocused: false, expanded: 'false' });
  },

  'the menu of a small window opens by mouse, holds the focus, and closes': async ({ visit }) => {
    await visit.open(page, 'small');
    await visit.click(menuButton);
    await visit.sees(menu, { holdsFocus: true });
    await visit.sees(close, { isFocused: true });
    await visit.click(close);
    await visit.seesNo(menu);
    await visit.sees(menuButton, { isFocused: true, expanded: 'false' });
  },

  'the menu of a small window works by keys: it unfolds, Tab stays in it, Escape leads back':
    async ({ visit }) => {
      await visit.open(page, 'small');
      await visit.tabTo(menuButton);
      await visit.press('Enter');
      await visit.sees(close, { isFocused: true });
      await visit.tabTo({ css: '[role="dialog"] button', name: names.service });
      await visit.press('Enter');
      await visit.sees({ css: '[role="dialog"] a', name: serviceMenu.overview }, {});
      for (let stop = 0; stop < 30; stop += 1) {
        await visit.press('Tab');
        await visit.sees(menu, { holdsFocus: true });
      }
      await visit.press('Escape');
      await visit.seesNo(menu);
      await visit.sees(menuButton, { isFocused: true });
    },

  'the contact details open by mouse and close with the focus back': async ({ visit }) => {
    await visit.open(page);
    await visit.click(panelButton);
    await visit.sees(panel, { holdsFocus: true });
    await visit.click(close);
    await visit.seesNo(panel);
    await visit.sees(panelButton, { isFocused: true });
  },

  'the contact details open by Space, keep Tab, and Escape leads back': async ({ visit }) => {
    await visit.open(page);
    await visit.tabTo(panelButton);
    await visit.press('Space');
    await visit.sees(close, { isFocused: true });
    await visit.press('Tab', { withShift: true });
    await visit.sees(panel, { holdsFocus: true });
    await visit.press('Escape');
    await visit.seesNo(panel);
    await visit.sees(panelButton, { isFocused: true, expanded: 'false' });
  },

  'the pause button stops what moves, by mouse, and the next load remembers it': async ({
    visit,
  }) => {
    await visit.open('/');
    await visit.finds(isMoving, true);
    await visit.click(pause);
    await visit.sees(pause, { pressed: 'true' });
    await visit.finds(isMoving, false);
    await visit.reload();
    await visit.sees(pause, { pressed: 'true' });
    await visit.finds(isMoving, false);
  },

  'the pause button works by Space and Enter': async ({ visit }) => {
    await visit.open('/');
    await visit.tabTo(pause);
    await visit.press('Space');
    await visit.sees(pause, { pressed: 'true' });
    await visit.press('Enter');
    await visit.sees(pause, { pressed: 'false' });
    await visit.finds(isMoving, true);
  },
};
