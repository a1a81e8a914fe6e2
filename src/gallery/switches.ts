/** How a part can be looked at; the first choice of each is what a visitor gets. */
export const switches = [
  { name: 'theme', legend: 'Theme', choices: { system: 'System', light: 'Light', dark: 'Dark' } },
  { name: 'dir', legend: 'Direction', choices: { ltr: 'Left to right', rtl: 'Right to left' } },
  { name: 'width', legend: 'Width', choices: { large: 'Large', small: 'Small' } },
  { name: 'colours', legend: 'Colours', choices: { own: 'Own', forced: 'Forced (simulated)' } },
] as const;
