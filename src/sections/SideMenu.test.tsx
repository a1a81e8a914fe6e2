import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SideMenu } from './SideMenu.tsx';

test('without a current page the dropdown bears the name of the menu', () => {
  const items = [{ id: 'solutions', label: 'Cloud Solutions', href: '/solutions' }];
  const { container } = render(<SideMenu heading="Cloud Services" items={items} />);
  expect(container.querySelector('summary')?.textContent).toBe('Cloud Services');
});
