import * as calls from '@clubpulse/contract/videos/videos/videos.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { CollectionsService } from './collections.service.ts';
import type { OnDemandService } from './on-demand.service.ts';
import type { VideosService } from './videos.service.ts';

interface Parts {
  readonly videos: VideosService;
  readonly collections: CollectionsService;
  readonly onDemand: OnDemandService;
}

export function videoRoutes(route: Routes, { videos, collections, onDemand }: Parts): void {
  route(calls.listVideoCollections, ({ params }) => collections.list(params.id));
  route(calls.createVideoCollection, ({ params, body }) => collections.create(params.id, body));
  route(calls.updateVideoCollection, ({ params, body }) => collections.update(params.id, params.collectionId, body));
  route(calls.deleteVideoCollection, ({ params }) => collections.delete(params.id, params.collectionId));
  route(calls.listVideos, ({ params, query, language }) => videos.list(params.id, query, language));
  route(calls.getVideo, ({ params, language }) => videos.get(params.id, params.videoId, language));
  route(calls.getVideoInfo, ({ query }) => videos.info(query.Url));
  route(calls.addVideoLink, ({ params, body, caller, language }) => videos.addLink(params.id, body, caller.UserId, language));
  route(calls.createVideoUpload, ({ params, body, caller, language }) =>
    videos.createUpload(params.id, body, caller.UserId, language),
  );
  route(calls.replaceVideoUpload, ({ params, body, caller, language }) =>
    videos.replaceUpload(params.id, params.videoId, body, caller.UserId, language),
  );
  route(calls.resumeVideoUpload, ({ params, caller, language }) =>
    videos.resumeUpload(params.id, params.videoId, caller.UserId, language),
  );
  route(calls.completeVideoUpload, ({ params, language }) => videos.completeUpload(params.id, params.videoId, language));
  route(calls.retryVideo, ({ params, language }) => videos.retry(params.id, params.videoId, language));
  route(calls.updateVideo, ({ params, body, language }) => videos.update(params.id, params.videoId, body, language));
  route(calls.deleteVideo, ({ params }) => videos.delete(params.id, params.videoId));
  route(calls.playVideo, ({ params, caller }) => videos.playOfStaff(params.id, params.videoId, caller.UserId));
  route(calls.listOnDemand, ({ query, caller }) => onDemand.list(caller, query.ClubId));
  route(calls.getOnDemand, ({ params, caller }) => onDemand.get(caller, params.id, params.collectionId));
  route(calls.playOnDemand, ({ params, body, caller }) => onDemand.play(caller, params.id, params.collectionId, body.VideoId));
}
