import type { Page } from '@playwright/test';
import { pathOf } from '../../../src/site/urls.ts';
import { narrow } from './lookAtPages.ts';
import { shellElements } from './shellElements.ts';
import { expect } from './site.ts';
import { readContent, type WindowContent } from './windowContent.ts';

/**
 * What the menu of small windows holds, unfolded, and the panel that it leads to: the same on every
 * page of a language. Leaves the page with the panel open.
 */
export async function readOpenedShell(page: Page, locale: string): Promise<WindowContent> {
  await page.setViewportSize(narrow);
  await page.goto(pathOf('contact-us', locale));
  const { common, menuButton, menu, panel, inMenu } = shellElements(page, locale);
  await menuButton.click();
  await expect(menu).toBeVisible();
  const folds = menu.locator('button[aria-expanded="false"]');
  while ((await folds.count()) > 0) await folds.first().click();
  const inTheMenu = await readContent(page);
  await inMenu(common.sidePanel.label).click();
  await expect(panel).toBeVisible();
  const inThePanel = await readContent(page);
  return {
    texts: [...inTheMenu.texts, ...inThePanel.texts],
    addresses: [...inTheMenu.addresses, ...inThePanel.addresses],
    controls: [...inTheMenu.texts, ...inTheMenu.controls, ...inThePanel.controls],
  };
}
