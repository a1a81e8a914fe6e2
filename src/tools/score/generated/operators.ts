import { breakField } from './breakField.ts';
import { breakReference } from './breakReference.ts';
import { cutText } from './cutText.ts';
import { fadeText } from './fadeText.ts';
import { hideContent } from './hideContent.ts';
import { hideFocus } from './hideFocus.ts';
import { loseHeading } from './loseHeading.ts';
import { loseList } from './loseList.ts';
import { loseName } from './loseName.ts';
import { mistakeLanguage } from './mistakeLanguage.ts';
import { mistakeTitle } from './mistakeTitle.ts';
import { moveText } from './moveText.ts';
import type { PageOperator, StyleOperator } from './operator.ts';

/** Every way in which a page is spoilt. */
export const pageOperators: readonly PageOperator[] = [
  ...[loseName, breakField, mistakeLanguage, mistakeTitle],
  ...[loseHeading, loseList, breakReference, hideContent],
];

/** Every way in which a stylesheet is spoilt. */
export const styleOperators: readonly StyleOperator[] = [fadeText, hideFocus, cutText, moveText];

/** How many defects each operator plants, if the site has as many places for it. */
export const perOperator = 18;

/** How many that makes in all. */
export const planned = perOperator * (pageOperators.length + styleOperators.length);
