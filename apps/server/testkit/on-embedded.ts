/** The project `embedded` asks the embedded database, whatever TEST_DATABASE_URL names for the others. */
delete process.env['TEST_DATABASE_URL'];
