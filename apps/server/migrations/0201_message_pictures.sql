-- A message may show a picture that its club kept for messages.
alter table images drop constraint images_kind;
alter table images add constraint images_kind check ("Kind" in ('person', 'logo', 'class', 'exercise', 'slide', 'halfSlide', 'message'));
alter table messages add column "PictureUri" text;
-- Asked by the address for each picture that may be forgotten.
create index messages_picture on messages ("PictureUri") where "PictureUri" is not null;
create index planned_messages_picture on planned_messages (("Content" ->> 'PictureUri')) where "Content" ->> 'PictureUri' is not null;
