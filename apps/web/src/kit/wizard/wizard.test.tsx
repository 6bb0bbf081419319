import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter, Route, Routes, useNavigate, useParams } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { startPhrases } from '../../platform/phrases.ts';
import { Providers } from '../../test/screen.tsx';
import { userEvent } from '../../test/user.ts';
import { Wizard } from './Wizard.tsx';

beforeEach(() => startPhrases('en'));

const names = ['club', 'room', 'class'] as const;

function Steps() {
  const { step = 'club' } = useParams();
  const navigate = useNavigate();
  const [done, setDone] = useState<readonly string[]>([]);
  const at = names.findIndex((name) => name === step);
  const goTo = (place: number) => void navigate(`/${names[place] ?? 'end'}`);
  return (
    <Wizard
      label="The first club"
      progress={`${at + 1} of 3`}
      savedNote="Everything is saved as you go."
      leave={{ label: 'Stop', to: '/end' }}
      steps={names.map((name, place) => ({
        name,
        title: `Your ${name}`,
        note: name,
        to: `/${name}`,
        state: done.includes(name) ? 'done' : place < at ? 'skipped' : 'ahead',
      }))}
      current={step}
      title={`Say the ${step}`}
      lead="What it is"
      next={{ label: 'Next' }}
      onNext={(event) => {
        event.preventDefault();
        setDone([...done, step]);
        goTo(at + 1);
      }}
      onBack={at > 0 ? () => goTo(at - 1) : undefined}
      skip={{ label: 'Skip', onSkip: () => goTo(at + 1) }}
    >
      <input aria-label="Field" />
    </Wizard>
  );
}

const open = () =>
  render(
    <Providers>
      <MemoryRouter initialEntries={['/club']}>
        <Routes>
          <Route path="/:step" element={<Steps />} />
        </Routes>
      </MemoryRouter>
    </Providers>,
  );
const stateOf = (name: string) => screen.getByRole('link', { name: new RegExp(`Your ${name}`) }).closest('li')?.dataset['state'];

it('a wizard advances by keyboard, and each step focuses its title', async () => {
  open();
  const user = userEvent.setup();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Say the club' }));
  await user.tab();
  await user.keyboard('Cadenza{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Say the room' }));
  expect(document.title).toBe('Say the room · Clubpulse');
  expect(screen.getByText('2 of 3')).toBeTruthy();
  expect(stateOf('club')).toBe('done');
  expect(screen.getByRole('link', { current: 'step' }).textContent).toContain('Your room');
});

it('the user can skip a step of a wizard and resume it', async () => {
  open();
  const user = userEvent.setup();
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Skip' }));
  expect(stateOf('club')).toBe('skipped');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Say the club');
  await user.click(screen.getByRole('link', { name: /Your class/ }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Say the class');
});
