/**
 * Source of a reading thread: one read-only connection, one statement at a time. A string, so that it is equal from
 * source and from the build.
 *
 * Rows are sent as arrays of values, a few hundred at a time on request (backpressure): copying twenty thousand at once
 * would block the receiving thread. Their bytes are counted as they are read, and too many are refused: a thread that
 * runs out of memory inside the driver aborts the whole process (seen on Node.js 24).
 */
export const THREAD_PROGRAM = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { driver, file, rowsAtOnce, maxBytes, tooMuch, maxStatements } = workerData;
  const statements = new Map();
  let connection;
  let rows = [];
  let sent = 0;

  const statementOf = (sql) => {
    if (!connection) {
      const Database = require(driver);
      connection = new Database(file, { readonly: true, fileMustExist: true });
      connection.pragma('busy_timeout = 5000');
    }
    const known = statements.get(sql);
    if (known) return known;
    const statement = connection.prepare(sql).raw();
    if (statements.size >= maxStatements) statements.clear();
    statements.set(sql, statement);
    return statement;
  };

  const sizeOf = (value) => (typeof value === 'string' ? 2 * value.length : (value?.length ?? 0)) + 32;

  const read = (statement, values) => {
    const all = [];
    let bytes = 0;
    for (const row of statement.iterate(values)) {
      for (const value of row) bytes += sizeOf(value);
      if (bytes > maxBytes) {
        throw Object.assign(new Error('A statement gave more than ' + maxBytes + ' bytes.'), { code: tooMuch });
      }
      all.push(row);
    }
    return all;
  };

  const send = (columns) => {
    const part = rows.slice(sent, sent + rowsAtOnce);
    sent += part.length;
    const isLast = sent >= rows.length;
    if (isLast) rows = [];
    parentPort.postMessage({ columns, rows: part, isLast });
  };

  parentPort.on('message', (question) => {
    try {
      if (question === 'next') return send();
      const statement = statementOf(question.sql);
      rows = read(statement, question.values);
      sent = 0;
      send(statement.columns().map(({ name }) => name));
    } catch ({ message, code }) {
      parentPort.postMessage({ fault: { message, code } });
    }
  });
`;
