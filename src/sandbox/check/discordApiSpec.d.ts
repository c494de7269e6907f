/** Discord's own API description as zod schemas. The package ships them without types; these are the ones in use. */
declare module 'discord-api-spec/zod' {
  import type { ZodType } from 'zod';

  export const MessageCreateRequestSchema: ZodType;
  export const MessageEditRequestPartialSchema: ZodType;
  export const IncomingWebhookInteractionRequestSchema: ZodType;
  export const IncomingWebhookUpdateForInteractionCallbackRequestPartialSchema: ZodType;
  export const IncomingWebhookRequestPartialSchema: ZodType;
  export const IncomingWebhookUpdateRequestPartialSchema: ZodType;
  export const ModalInteractionCallbackRequestDataSchema: ZodType;
  export const ApplicationCommandAutocompleteCallbackRequestSchema: ZodType;
  export const ApplicationCommandUpdateRequestSchema: ZodType;
  export const ApplicationCommandCreateRequestSchema: ZodType;
  export const ApplicationCommandPatchRequestPartialSchema: ZodType;
  export const CreateTextThreadWithMessageRequestSchema: ZodType;
  export const CreateTextThreadWithoutMessageRequestSchema: ZodType;
  export const CreateForumThreadRequestSchema: ZodType;
  export const UpdateThreadRequestPartialSchema: ZodType;
}
