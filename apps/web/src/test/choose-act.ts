import { screen } from '@testing-library/react';

/** Opens the menu of a page's header and chooses what is called so. */
export async function chooseAct(user: { click: (element: Element) => Promise<void> }, name: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: /^Actions for / }));
  await user.click(await screen.findByRole('menuitem', { name }));
}
