import type { AddressInfo, Socket } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerOptions } from 'smtp-server';

/** What the server does with the next mails. `drop` ends the connection in the middle of DATA; `mute` never answers. */
export type SmtpMood = 'well' | 'try-later' | 'no-such-box' | 'no-relay' | 'spam' | 'drop' | 'mute';

export interface FakeSmtp {
  readonly port: number;
  readonly received: ParsedMail[];
  mood: SmtpMood;
  close(): Promise<void>;
}

/** A real mail server in this process, which keeps what it receives. */
export async function openSmtp(options: SMTPServerOptions = {}): Promise<FakeSmtp> {
  const received: ParsedMail[] = [];
  const sockets = new Set<Socket>();
  const own = { received, mood: 'well' as SmtpMood };
  const keep = async (stream: SMTPServerDataStream, done: (error?: Error) => void) => {
    const mail = await simpleParser(stream);
    if (own.mood === 'spam') return done(refusal(554, 'This looks like spam'));
    received.push(mail);
    done();
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: options.secure || options.key ? [] : ['STARTTLS'],
    logger: false,
    // Then it ends the connections itself: a TLS socket's own TCP socket must not be destroyed under it.
    closeTimeout: 50,
    onRcptTo(_address, _session, done) {
      if (own.mood === 'try-later') return done(refusal(451, 'Try again later'));
      if (own.mood === 'no-such-box') return done(refusal(550, '5.1.1 No such mailbox'));
      if (own.mood === 'no-relay') return done(refusal(554, '5.7.1 Relay access denied'));
      if (own.mood === 'mute') return;
      done();
    },
    onData(stream, _session, done) {
      if (own.mood === 'drop') {
        for (const socket of sockets) socket.destroy();
        stream.resume();
        return;
      }
      // A sender may be killed in the middle of its message.
      keep(stream, done).catch(done);
    },
    ...options,
  });
  // What the tests do to a connection is not the server's trouble.
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(own, {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  });
}

const refusal = (responseCode: number, message: string): Error => Object.assign(new Error(message), { responseCode });
