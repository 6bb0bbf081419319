import { screen } from '@testing-library/react';

export async function chooseAct(user: { click: (element: Element) => Promise<void> }, name: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: /^Actions for / }));
  await user.click(await screen.findByRole('menuitem', { name }));
}
