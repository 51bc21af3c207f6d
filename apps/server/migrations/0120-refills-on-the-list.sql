-- Medicines that are to be put on the shopping list, and are not on it for this refill.
create index medicines_to_list on medicines (id) where refill_list and refill_listed_on is null;
