/** What a person decided about something that the engine could not decide. */
export type Verdict = {
  rule: string;
  /** A class root or an island name that the element is, or is part of. */
  component: string;
  /** Why it is no failure, in whole sentences, with what was measured or looked at. */
  reason: string;
};

/**
 * Every verdict that holds. It excuses a finding that needs review, never a violation; one that
 * matches nothing any more fails the audit, so that no excuse outlives its cause.
 */
export const verdicts: readonly Verdict[] = [
  {
    rule: 'color-contrast',
    component: 'field',
    reason:
      'The gradient paints the arrow of the select at its end, where no text can come. Behind the text lies the plain field colour: 15.0 to 1 in the light theme, 15.4 to 1 in the dark one.',
  },
  {
    rule: 'color-contrast',
    component: 'sampler',
    reason:
      'In small windows the frame above shows a part of the cloth and clips the rest, which the engine takes to lie over number and name. Nothing lies over them. Both stand on the plain colour of the ground: at least 9.5 to 1 in the light theme, 8.4 to 1 in the dark one.',
  },
  {
    rule: 'color-contrast',
    component: 'home-hero',
    reason:
      'The cloth of the next section is clipped by its frame; the engine takes the clipped part to lie over the buttons. Nothing lies over them. Their texts stand on plain colours: at least 16.8 to 1 in both themes.',
  },
  {
    rule: 'color-contrast',
    component: 'section',
    reason:
      'On the gallery page of the sampler the cloth below the heading is clipped by its frame; the engine takes the clipped part to lie over the heading. Nothing lies over it. It stands on the plain colour of the page: 16.8 to 1 in both themes.',
  },
  {
    rule: 'color-contrast',
    component: 'in-language',
    reason:
      'With the services open, the lower edge of their panel crosses the note that the link behind it leads to an English page; it is not there to be read then. With the services closed it stands on the plain colour of the page: 16.8 to 1 in both themes.',
  },
];
