import { render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { useScreenState } from './back-stack.ts';

function Filtered() {
  const [filter, setFilter] = useScreenState('filter', 'all');
  return (
    <>
      <output>{filter}</output>
      <button type="button" onClick={() => setFilter((before) => `${before}+late`)}>
        narrow
      </button>
      <Link to="/detail">detail</Link>
    </>
  );
}

const app = () => {
  const router = createMemoryRouter(
    [
      { path: '/', Component: Filtered },
      { path: '/detail', element: <Link to="/">again</Link> },
    ],
    { initialEntries: ['/'] },
  );
  return { router, ...render(<RouterProvider router={router} />) };
};

beforeEach(() => window.sessionStorage.clear());

it('a screen restores its state when the user goes back to it, but not when it is opened again', async () => {
  const { router } = app();
  screen.getByText('narrow').click();
  expect(await screen.findByText('all+late')).toBeTruthy();
  screen.getByText('detail').click();
  await screen.findByText('again');
  await router.navigate(-1);
  expect(await screen.findByText('all+late')).toBeTruthy();

  screen.getByText('detail').click();
  (await screen.findByText('again')).click();
  expect(await screen.findByText('all')).toBeTruthy();
});

it('a screen restores its state after a reload of the page', async () => {
  const first = app();
  screen.getByText('narrow').click();
  await screen.findByText('all+late');
  first.unmount();
  app();
  expect(await screen.findByText('all+late')).toBeTruthy();
});
