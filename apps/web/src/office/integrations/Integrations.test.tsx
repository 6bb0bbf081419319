import { listClubTokens } from '@clubpulse/contract/accounts/tokens.calls';
import { listClubExports } from '@clubpulse/contract/office/club-exports/club-exports.calls';
import type { Webhook } from '@clubpulse/contract/office/integrations/integrations';
import {
  createWebhook,
  deleteWebhook,
  getDelivery,
  listDeliveries,
  listServices,
  listWebhooks,
  sendAgain,
  sendFailedAgain,
  setWebhookState,
} from '@clubpulse/contract/office/integrations/integrations.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, respond } from '../../test/network.ts';
import { openScreen } from '../../test/screen.tsx';
import { userEvent } from '../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';

const manager = selfWith({ AvailableRoles: { ...noRoles, Manager: [{ ClubId: 1 }] } });
const webhook: Webhook = {
  WebhookId: 7,
  ClubId: 1,
  Url: 'https://books.example/hooks?key=1',
  Topics: ['Bookings', 'Money'],
  State: 'Stopped',
  Since: '2026-11-20T10:00:00Z',
  Failures: 20,
  LastError: '500',
  LastAt: '2026-11-20T10:00:00Z',
};
const failed = {
  WebhookDeliveryId: 9,
  Event: 'TransactionAdded',
  At: '2026-11-20T09:00:00Z',
  State: 'Failed',
  Tries: 5,
  Took: 10_000,
  Status: null,
  Error: 'NoAnswer',
  NextAt: null,
} as const;

const open = (webhooks: readonly Webhook[]) =>
  openScreen({
    self: manager,
    clubs: [clubWith(1)],
    path: '/Integrations',
    answers: [
      answer(listClubExports, { id: 1 }, []),
      answer(listClubTokens, { id: 1 }, []),
      answer(listWebhooks, { id: 1 }, [...webhooks]),
      answer(listServices, { id: 1 }, [
        { Service: 'Mail', State: 'Missing' },
        { Service: 'Pictures', State: 'Own' },
        { Service: 'SignIn', State: 'Outside' },
      ]),
      answer(createWebhook, { id: 1 }, { ...webhook, State: 'Connected', Secret: 'the-secret' }),
      answer(setWebhookState, { id: 7 }, { ...webhook, State: 'Connected' }),
      answer(listDeliveries, { id: 7 }, (_body, { query }) => ({
        draw: 0,
        recordsTotal: 96,
        recordsFiltered: query['State'] === 'Failed' ? 14 : 96,
        Failed: 14,
        data: [failed],
      })),
      answer(
        getDelivery,
        { id: 7, deliveryId: 9 },
        {
          ...failed,
          Status: 500,
          Error: null,
          Body: '{"Id":9,"Event":"TransactionAdded"}',
          Answer: 'amount must be positive',
        },
      ),
      answer(sendAgain, { id: 7, deliveryId: 9 }, { ...failed, State: 'Waiting', Tries: 0 }),
      answer(sendFailedAgain, { id: 7 }, { Queued: 14 }),
      answer(deleteWebhook, { id: 7 }, () => respond(204)),
    ],
  });

it('the integrations screen connects a URL to the chosen topics, and shows the secret', async () => {
  const { sent } = await open([]);
  await screen.findByText('No webhook yet');
  await userEvent.click(screen.getByRole('button', { name: 'Connect a webhook' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Webhook' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /Address/ }), 'https://books.example/hooks');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Classes and series' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Payments' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Connect a webhook' }));
  expect(await screen.findByDisplayValue('the-secret')).toBeTruthy();
  const body = { Url: 'https://books.example/hooks', Topics: ['Bookings', 'Money'] };
  expect(sent).toContainEqual(expect.objectContaining({ path: '/clubs/1/webhooks', body }));
});

it('the integrations screen shows why a webhook stopped, and connects it again', async () => {
  const { sent } = await open([webhook]);
  const table = within(await screen.findByRole('table', { name: 'Webhooks' }));
  expect(table.getByText(/20 deliveries in a row failed/)).toBeTruthy();
  expect(table.getByText(/returned 500/)).toBeTruthy();
  await userEvent.click(table.getByRole('button', { name: 'Actions for books.example' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Connect again' }));
  await waitFor(() =>
    expect(sent).toContainEqual(expect.objectContaining({ path: '/webhooks/7/State', body: { Connected: true } })),
  );
});

it('the integrations screen explains the format and the signature', async () => {
  await open([]);
  await userEvent.click(await screen.findByRole('button', { name: 'What is sent, and how it is signed' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What is sent, and how it is signed' }));
  expect(dialog.getByText(/^Clubpulse-Signature: t=\d+,v1=/)).toBeTruthy();
});

it('the integrations screen lists recent deliveries, and removes a webhook after a confirmation', async () => {
  const { sent } = await open([webhook]);
  const act = async (name: string) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for books.example' }));
    await userEvent.click(await screen.findByRole('menuitem', { name }));
    return within(await screen.findByRole('dialog'));
  };
  const deliveries = await act('Deliveries');
  expect((await deliveries.findByRole('row', { name: /TransactionAdded/ })).textContent).toMatch(/Failed.*no response.*5/);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click((await act('Remove webhook')).getByRole('button', { name: 'Remove webhook' }));
  await waitFor(() => expect(sent).toContainEqual(expect.objectContaining({ method: 'DELETE', path: '/webhooks/7' })));
});

it('the deliveries of a webhook show request and response, and are sent again', async () => {
  const { sent } = await open([{ ...webhook, State: 'Connected', Failures: 0 }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for books.example' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Deliveries' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: 'TransactionAdded' }));
  expect((await dialog.findByText(/"Event": "TransactionAdded"/)).tagName).toBe('PRE');
  expect(dialog.getByText('amount must be positive').tagName).toBe('PRE');
  expect(dialog.getByText(/returned 500/).textContent).toContain('10,000 ms');
  await userEvent.click(dialog.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(sent).toContainEqual(expect.objectContaining({ path: '/webhooks/7/deliveries/9/again' })));
  await userEvent.click(dialog.getByRole('button', { name: 'Back to the deliveries' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('TransactionAdded'));
  expect(dialog.queryByRole('button', { name: 'Send all 14 again' })).toBeNull();
  await userEvent.click(await dialog.findByRole('radio', { name: 'Failed 14' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Send all 14 again' }));
  await waitFor(() =>
    expect(sent).toContainEqual(
      expect.objectContaining({ path: '/webhooks/7/deliveries:again', body: { Since: expect.stringMatching(/Z$/) } }),
    ),
  );
});

it('the integrations screen lists the services that the server has and those it lacks', async () => {
  await open([]);
  expect(await screen.findByText('E-mails wait in the outbox and are not sent.')).toBeTruthy();
  expect(screen.getByText(/cannot be sent by e-mail.*SMTP_URL/)).toBeTruthy();
  expect(screen.getByText('Pictures are stored in a folder of the server.')).toBeTruthy();
  expect(screen.getByText('Accounts come from an OpenID provider.')).toBeTruthy();
});
