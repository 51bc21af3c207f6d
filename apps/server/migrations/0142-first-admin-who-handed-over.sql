-- A first administrator who handed over kept the one row of `first_admin`, so that nobody could become one after the others were gone.
delete from first_admin where user_id in (select id from users where not is_admin);
