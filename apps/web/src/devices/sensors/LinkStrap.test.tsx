import { type Sensor, sensorInputSchema } from '@clubpulse/contract/devices/sensors';
import { claimSensor, createSensor } from '@clubpulse/contract/devices/sensors.calls';
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { startPhrases } from '../../platform/phrases.ts';
import { answer, respond } from '../../test/network.ts';
import { openPart } from '../../test/part.tsx';
import { userEvent } from '../../test/user.ts';
import { LinkStrap } from './LinkStrap.tsx';

beforeAll(() => startPhrases('en'));

const invalid = 'Invalid Id. This is not a valid strap number.';
const codeField = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Code/ });
const kind = (name: string) => screen.getByRole('radio', { name });
const link = () => screen.getByRole('button', { name: 'Link' });
const linked = (body: unknown): Sensor => {
  const { Model, Code, Name } = sensorInputSchema.parse(body);
  return {
    SensorId: 1,
    UserId: 7,
    HardwareId: 'ANT+:801',
    Model,
    Code,
    Name,
    CreatedAt: '2026-11-20T12:00:00Z',
    BeatsOfAnother: false,
    Battery: null,
  };
};
const problem = (status: number, ErrorType: string, overrides: object = {}) =>
  respond(status, { type: 'about:blank', title: ErrorType, status, ErrorType, requestId: 'r1', ...overrides });

function open({ receivedAs, post = linked }: { receivedAs?: number; post?: (body: unknown) => Sensor | Response } = {}) {
  const onClose = vi.fn();
  const { sent } = openPart(<LinkStrap owner={{ userId: 7 }} receivedAs={receivedAs} onClose={onClose} />, [
    answer(createSensor, {}, post),
    answer(claimSensor, {}, { AnswerBy: '2026-11-27T12:00:00Z' }),
  ]);
  return { user: userEvent.setup(), sent: () => sent.map(({ body }) => body), onClose };
}

describe('the code of a strap in the form', () => {
  it('has one of the kinds Clubpulse, MZ, Garmin or Bluetooth, each with its own hint', async () => {
    const { user } = open();
    expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
      'Clubpulse',
      'MZ',
      'Garmin (serial)',
      'Bluetooth',
    ]);
    expect(screen.getByText(/The code on the strap, for example/)).toBeTruthy();
    await user.click(kind('MZ'));
    expect(screen.getByText(/Up to seven digits/)).toBeTruthy();
    await user.click(kind('Garmin (serial)'));
    expect(screen.getByText(/up to twelve digits/)).toBeTruthy();
    await user.click(kind('Bluetooth'));
    await user.type(codeField(), 'a0:9e:1a:00:12:3');
    expect(screen.queryByText(invalid)).toBeNull();
    await user.type(codeField(), '4');
    expect(screen.getByText(/Bridges with a Bluetooth radio receive it under this address/)).toBeTruthy();
  });

  it('is refused as soon as it cannot become valid, and shows its number when it is valid', async () => {
    const { user } = open();
    await user.type(codeField(), 'D0');
    expect(screen.queryByText(invalid)).toBeNull();
    await user.type(codeField(), '65536');
    expect(screen.getByText(invalid)).toBeTruthy();
    await user.clear(codeField());
    await user.type(codeField(), 'x000801');
    expect(screen.queryByText(invalid)).toBeNull();
    expect(screen.getByText('Bridges receive it as number 801.')).toBeTruthy();
  });

  it('is refused when the field is left with an incomplete code', async () => {
    const { user } = open();
    await user.type(codeField(), 'D012');
    expect(screen.queryByText(invalid)).toBeNull();
    await user.tab();
    expect(screen.getByText(invalid)).toBeTruthy();
  });

  it('of a Garmin strap is used modulo 65536; an impossible one can be saved, with a warning', async () => {
    const { user, sent, onClose } = open();
    await user.click(kind('Garmin (serial)'));
    await user.type(codeField(), '3312345678');
    expect(screen.getByText('Bridges receive it as number 25166.')).toBeTruthy();
    await user.clear(codeField());
    await user.type(codeField(), '65536');
    expect(screen.getByText(/no strap can send number 0/)).toBeTruthy();
    await user.click(link());
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent()).toEqual([{ UserId: 7, Model: 'Garmin', Code: '65536', Name: '', Reassign: false }]);
  });

  it('must be entered and valid before any request is sent', async () => {
    const { user, sent } = open();
    await user.click(link());
    expect(screen.getByText('Fill this in.')).toBeTruthy();
    await user.type(codeField(), 'D01');
    await user.click(link());
    expect(screen.getByText(invalid)).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  it('of a received strap is filled in, and follows the chosen kind until it is edited', async () => {
    const { user } = open({ receivedAs: 801 });
    expect(codeField().value).toBe('D000801');
    await user.click(kind('MZ'));
    expect(codeField().value).toBe('801');
    await user.type(codeField(), '9');
    await user.click(kind('Garmin (serial)'));
    expect(codeField().value).toBe('8019');
  });

  it('that the server refuses shows the error under the field', async () => {
    const errors = [{ field: 'Code', key: 'invalid-sensor-code' }];
    const { user } = open({ post: () => problem(400, 'ValidationFailed', { errors }) });
    await user.type(codeField(), 'D000801');
    await user.click(link());
    expect(await screen.findByText(invalid)).toBeTruthy();
  });
});

describe('a strap that belongs to another user', () => {
  const taken = (body: unknown) =>
    (body as { Reassign: boolean }).Reassign
      ? linked(body)
      : problem(409, 'SensorLinkedToOther', { values: { nickname: 'Brio' } });

  it('is moved to the new user after a confirmation', async () => {
    const { user, sent, onClose } = open({ post: taken });
    await user.type(codeField(), 'D020001');
    await user.click(link());
    expect(await screen.findByText(/It is linked to Brio/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Reassign' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent()).toMatchObject([
      { Code: 'D020001', Reassign: false },
      { Code: 'D020001', Reassign: true },
    ]);
  });

  it('is not moved when the user cancels, and the form does not lose its input', async () => {
    const { user, sent, onClose } = open({ post: taken });
    await user.type(codeField(), 'D020001');
    await user.click(link());
    await user.click(await screen.findByRole('button', { name: 'Leave it there' }));
    await waitFor(() => expect(screen.queryByText(/It is linked to Brio/)).toBeNull());
    expect(codeField().value).toBe('D020001');
    expect(sent()).toHaveLength(1);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('can be claimed by users who may not know its owner', async () => {
    const { user, sent, onClose } = open({ post: () => problem(409, 'SensorLinkedToOther') });
    await user.type(codeField(), 'D020001');
    await user.click(link());
    expect(await screen.findByText(/Its owner gets the request by e-mail/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Reassign' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Request it' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent()).toMatchObject([{ Code: 'D020001' }, { Code: 'D020001', UserId: 7 }]);
  });
});
