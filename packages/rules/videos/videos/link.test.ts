import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressOf, frameOf, linkedVideo } from './link.ts';

describe('the reading of a link to YouTube or Vimeo', () => {
  it.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=12s',
    'http://youtube.com/watch?v=dQw4w9WgXcQ',
    'youtu.be/dQw4w9WgXcQ?si=abc',
    'https://m.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    ' https://www.youtube.com/live/dQw4w9WgXcQ ',
  ])('finds the video in the YouTube link %s', (text) => {
    expect(linkedVideo(text)).toEqual({ Source: 'YouTube', ExternalId: 'dQw4w9WgXcQ' });
  });

  it.each([
    ['https://vimeo.com/76979871', '76979871'],
    ['vimeo.com/channels/staffpicks/76979871', '76979871'],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e', '76979871/8272103f6e'],
    ['https://vimeo.com/76979871/8272103f6e', '76979871/8272103f6e'],
  ])('finds the video in the Vimeo link %s', (text, ExternalId) => {
    expect(linkedVideo(text)).toEqual({ Source: 'Vimeo', ExternalId });
  });

  it.each([
    'https://example.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/@somebody',
    'https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://user@www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com:8443/watch?v=dQw4w9WgXcQ',
    'https://vimeo.com/about',
    'javascript:alert(1)',
    'file:///etc/passwd',
    '',
  ])('finds no video in the text %j', (text) => {
    expect(linkedVideo(text)).toBeUndefined();
  });

  it('returns the public URL of the video, which can be read again, and its URL for a frame of the site', () => {
    const youTube = fc.stringMatching(/^[\w-]{11}$/).map((ExternalId) => ({ Source: 'YouTube' as const, ExternalId }));
    const vimeo = fc
      .stringMatching(/^[1-9]\d{0,9}(\/[0-9a-f]{10})?$/)
      .map((ExternalId) => ({ Source: 'Vimeo' as const, ExternalId }));
    fc.assert(
      fc.property(fc.oneof(youTube, vimeo), (video) => {
        expect(linkedVideo(addressOf(video))).toEqual(video);
        expect(['www.youtube-nocookie.com', 'player.vimeo.com']).toContain(new URL(frameOf(video)).hostname);
      }),
    );
  });
});
