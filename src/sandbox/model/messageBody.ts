import * as z from 'zod';
import { componentSchema } from './components.ts';

/** What a request says about a message, read leniently: only the fields that the sandbox itself uses. */
export const messageBodySchema = z.looseObject({
  content: z.string().nullish(),
  flags: z.number().nullish(),
  embeds: z.array(z.record(z.string(), z.unknown())).nullish(),
  components: z.array(componentSchema).nullish(),
  attachments: z
    .array(
      z.looseObject({
        id: z.coerce.string(),
        filename: z.string().nullish(),
        description: z.string().nullish(),
      }),
    )
    .nullish(),
  allowed_mentions: z
    .looseObject({
      parse: z.array(z.string()).nullish(),
      users: z.array(z.string()).nullish(),
      roles: z.array(z.string()).nullish(),
    })
    .nullish(),
  nonce: z.union([z.string(), z.number()]).nullish(),
  enforce_nonce: z.boolean().nullish(),
  message_reference: z.looseObject({ message_id: z.string() }).nullish(),
});

export type MessageBody = z.infer<typeof messageBodySchema>;

/** A file that came with a request, by its number in `files[n]`. */
export interface UploadedFile {
  readonly index: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

export interface MessageRequest {
  readonly body: MessageBody;
  readonly files: readonly UploadedFile[];
}
