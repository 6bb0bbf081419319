-- Browsers ask no other site before somebody plays (decision 0125): a video elsewhere has no picture here.
update videos set "PreviewUri" = null where "Source" <> 'Upload';
alter table videos add constraint videos_preview check ("Source" = 'Upload' or "PreviewUri" is null);
