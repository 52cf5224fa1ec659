-- Search reads the words of the catalogue that every gateway has in memory, and puts misspelt ones right there.
DROP MATERIALIZED VIEW search_word;
DROP INDEX product_search;
