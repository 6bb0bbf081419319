import { describe, expect, it } from 'vitest';
import { openOwnServer } from '../server.ts';

describe('the broker URL for bridges', () => {
  it.each([
    ['the embedded broker, by its public name', { PUBLIC_URL: 'https://club.example' }, /^mqtt:\/\/club\.example:\d+$/],
    [
      'an external broker, without the server’s account',
      { MQTT_URL: 'mqtt://server:secret@127.0.0.1:9' },
      /^mqtt:\/\/127\.0\.0\.1:9$/,
    ],
    [
      'the configured public address',
      { MQTT_URL: 'mqtt://127.0.0.1:9', MQTT_PUBLIC_URL: 'mqtts://club.example:8883' },
      /^mqtts:\/\/club\.example:8883$/,
    ],
  ])('is %s', async (_, settings, address) => {
    const server = await openOwnServer(settings);
    expect(server.mqttUrl).toMatch(address);
    await server.close();
  });
});
