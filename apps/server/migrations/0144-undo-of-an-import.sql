-- The import that an item came in with, so that all of it can be taken back in one step.
alter table imported_items add column import_id uuid;
create index imported_items_of_import on imported_items (user_id, import_id) where import_id is not null;
