import type { refusals as uploadRefusals } from '../en/videos/uploads/uploads.refusals.ts';
import type { uploads } from '../en/videos/uploads/uploads.ts';
import type { refusals } from '../en/videos/videos/videos.refusals.ts';
import type { screens } from '../en/videos/videos/videos.screens.ts';
import type { videos } from '../en/videos/videos/videos.ts';

export type Videos = typeof uploadRefusals & typeof uploads & typeof refusals & typeof screens & typeof videos;
