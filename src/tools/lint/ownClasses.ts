import { basename, dirname } from 'node:path';
import { list, type Rule } from 'postcss';
import stylelint, { type Rule as LintRule } from 'stylelint';

export const ruleName = 'techeon/own-classes';

/** Layers below all components: what stands there is for every element. */
const withoutClasses: readonly string[] = ['reset', 'tokens'];

const messages = stylelint.utils.ruleMessages(ruleName, {
  foreign: (selector: string, own: string) =>
    `Expected "${selector}" to name .${own} or a class that begins with .${own}__: a stylesheet styles its own, and others within its own alone`,
  classes: (selector: string) =>
    `Expected "${selector}" to name no class: a component's stylesheet owns each`,
});

/**
 * A class begins with the name of its file, in kebab case, and no other file styles it: what a
 * stylesheet says of another's class holds only within, or around, its own.
 */
const ownClasses: LintRule = (isOn) => (root, result) => {
  const file = root.source?.input.file;
  if (isOn !== true || file === undefined) return;
  const own = kebab(basename(file, '.css'));
  const isForAll = withoutClasses.includes(basename(dirname(file)));
  root.walkRules((rule) => {
    if (isNested(rule)) return;
    for (const selector of rule.selectors) {
      if (isForAll ? !classNamed.test(selector) : namesOwn(selector, own)) continue;
      const message = isForAll ? messages.classes(selector) : messages.foreign(selector, own);
      stylelint.utils.report({ message, node: rule, word: selector, result, ruleName });
    }
  });
};

const classNamed = /\.[a-z]/u;

/** What stands in a rule holds only where that does; what stands in keyframes selects nothing. */
function isNested(rule: Rule): boolean {
  let { parent } = rule as { parent: Rule['parent'] };
  while (parent !== undefined && parent.type !== 'root') {
    if (parent.type === 'rule' || ('name' in parent && parent.name === 'keyframes')) return true;
    parent = parent.parent as Rule['parent'];
  }
  return false;
}

/** Whether everything that a selector finds has to do with a class of ours. */
function namesOwn(selector: string, own: string): boolean {
  const choices: string[] = [];
  const rest = selector.replaceAll(pseudo, (_, name: string, inner: string) => {
    if (name === 'has') return ` ${inner}`;
    if (name !== 'not') choices.push(inner);
    return '';
  });
  return (
    new RegExp(`\\.${own}(?![\\w-])|\\.${own}(?:__|--)`, 'u').test(rest) ||
    choices.some((choice) => list.comma(choice).every((each) => namesOwn(each, own)))
  );
}

/** A pseudo-class that holds selectors, down to two more within. */
const pseudo = /:(is|where|not|has)\(((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*)\)/gu;

function kebab(name: string): string {
  return name.replaceAll(/(?<=[a-z])[A-Z]/gu, (letter) => `-${letter}`).toLowerCase();
}

ownClasses.ruleName = ruleName;
ownClasses.messages = messages;
ownClasses.meta = { url: 'README.md' };

export default stylelint.createPlugin(ruleName, ownClasses);
