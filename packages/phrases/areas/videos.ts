import type { uploads } from '../en/videos/uploads/uploads.ts';
import type { videos } from '../en/videos/videos/videos.ts';
import type { refusals } from '../en/videos/videos.refusals.ts';
import type { screens } from '../en/videos/videos.screens.ts';

export type Videos = typeof uploads & typeof videos & typeof refusals & typeof screens;
