import { describe, expect, it } from 'vitest';
import { openOwnServer } from '../server.ts';

describe('the broker address for bridges', () => {
  it.each([
    ['the embedded broker, by the name people use', { PUBLIC_URL: 'https://club.example' }, /^mqtt:\/\/club\.example:\d+$/],
    [
      'an outside one, without the account of the server',
      { MQTT_URL: 'mqtt://server:secret@127.0.0.1:9' },
      /^mqtt:\/\/127\.0\.0\.1:9$/,
    ],
    [
      'the one for the public',
      { MQTT_URL: 'mqtt://127.0.0.1:9', MQTT_PUBLIC_URL: 'mqtts://club.example:8883' },
      /^mqtts:\/\/club\.example:8883$/,
    ],
  ])('is %s', async (_, settings, address) => {
    const house = await openOwnServer(settings);
    expect(house.mqttUrl).toMatch(address);
    await house.close();
  });
});
