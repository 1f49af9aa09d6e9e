// swift-tools-version: 6.2
import PackageDescription

let contents: [[Target]] = [
  // What several chapters share: the seam, and a stand-in for UIKit
  [
    target("ReminderStorage"),
    tests("ReminderStorageTests", of: ["ReminderStorage", "TestSupport"]),
    target("UIKitStandIn"),
    tests("UIKitStandInTests", of: ["TestSupport", "UIKitStandIn"], exclude: ["Rejected"]),
  ],

  // What the compiler's settings change: docs/settings.md
  [
    tests(
      "SettingsTests", of: ["ConstructorInjection", "ReminderStorage", "TestSupport"],
      exclude: ["Rejected"])
  ],

  // Part I: one method, five injections
  chapter(0, "HardWiredDependency"),
  chapter(1, "ConstructorInjection"),
  chapter(2, "PropertyInjection"),
  chapter(3, "MethodInjection"),
  chapter(4, "AmbientContext"),
  chapter(5, "ExtractAndOverride"),
  chapter(
    6, "ChoosingATechnique",
    compares: [
      "ConstructorInjection", "PropertyInjection", "MethodInjection", "AmbientContext",
      "ExtractAndOverride",
    ]),

  // Part II: objects or protocols
  chapter(7, "BaseClasses"),
  chapter(8, "ProtocolExtensions"),
  chapter(9, "DiamondProblem", fixtures: ["CPlusPlus"]),
  chapter(10, "DispatchSafety"),
  chapter(
    11, "ObjectsOrProtocols",
    compares: [
      "BaseClasses", "ConstructorInjection", "DiamondProblem", "DispatchSafety",
      "ProtocolExtensions",
    ]),

  // Part III: protocols in an app
  chapter(12, "ProtocolNetworking", compares: ["PaginatedLoading", "WholeScreen"]),
  chapter(
    13, "ConstrainedExtensions", uses: ["UIKitStandIn"], compares: ["OverlayPresentation"],
    resources: [.copy("Resources/Nibs")]),
  chapter(14, "OverlayPresentation", uses: ["UIKitStandIn"], fixtures: ["Bundles"]),
  chapter(15, "PaginatedLoading", uses: ["UIKitStandIn"]),
  // What chapters 12 to 15 make together
  [
    target(
      "WholeScreen",
      of: ["ConstrainedExtensions", "PaginatedLoading", "ProtocolNetworking", "UIKitStandIn"]),
    tests(
      "ScreenTests",
      of: [
        "ConstrainedExtensions", "PaginatedLoading", "ProtocolNetworking", "TestSupport",
        "UIKitStandIn", "WholeScreen",
      ]),
  ],

  // Part IV: wiring an app
  chapter(16, "ManagerControllable", uses: ["UIKitStandIn"]),
  chapter(17, "DelegateModules"),
  chapter(18, "DependencyContainer", uses: ["UIKitStandIn"]),

  // Part V: injection in today's Swift
  chapter(19, "CompositionRoot", uses: ["ReminderFeature", "ReminderStores"]),
  // Chapter 19's feature and implementation, which share one interface
  [
    target("ReminderFeature", of: ["ReminderStorage"]),
    target("ReminderStores", of: ["ReminderStorage"]),
  ],
  chapter(20, "ClosureDependencies"),
  chapter(21, "IsolatedDependencies"),
  chapter(22, "ViewEnvironment"),
  chapter(23, "InsideFrameworks"),

  // Part VI: the rescue
  [target("Alarms")],
  chapter(
    24, "LegacyRescue", uses: ["Alarms"], compares: ["RescueSupport"], learns: ["Sandbox"],
    runs: ["legacy-reminders"], fixtures: ["Sessions"]),

  // Backstage: what you may skip
  [
    target("ExerciseKit", at: "Sources/Backstage/ExerciseKit"),
    target("Sandbox", of: ["Alarms", "ReminderStorage"], at: "Sources/Backstage/Sandbox"),
    target(
      "RescuePatient", of: ["Alarms", "ReminderStorage"], at: "Tests/Backstage/RescuePatient"),
    target(
      "RescueSupport", of: ["Alarms", "LegacyRescue", "ReminderStorage", "RescuePatient"],
      at: "Tests/Backstage/RescueSupport"),
    .target(
      name: "TestSupport", dependencies: ["ReminderStorage"], path: "Tests/Backstage/TestSupport",
      swiftSettings: .strict),
  ],
]

// Backstage: the guide, the costs, and what keeps an eye on the workbook
let tools: [Target] = [
  // Chapter 19's program, which has a root of its own
  .executableTarget(
    name: "reminders", dependencies: ["ReminderFeature", "ReminderStores"],
    swiftSettings: .strict),
  tests("RemindersTests", of: ["ReminderFeature", "ReminderStores", "TestSupport", "reminders"]),
  .target(name: "WorkbookKit", path: "Sources/Backstage/WorkbookKit", swiftSettings: .strict),
  .executableTarget(
    name: "workbook", dependencies: ["WorkbookKit"], path: "Sources/Backstage/workbook",
    swiftSettings: .strict),
  .executableTarget(
    name: "costs",
    dependencies: [
      "AmbientContext", "BaseClasses", "ChoosingATechnique", "ConstructorInjection",
      "DelegateModules", "DependencyContainer", "ExtractAndOverride", "ReminderStorage",
      "ManagerControllable", "MethodInjection", "PropertyInjection", "ProtocolExtensions",
      "ClosureDependencies", "InsideFrameworks",
    ],
    path: "Sources/Backstage/costs", swiftSettings: .strict),
  .executableTarget(
    name: "legacy-reminders", dependencies: ["Alarms", "LegacyRescue"],
    path: "Sources/Backstage/legacy-reminders", swiftSettings: .strict),
  tests("CostsTests", of: ["TestSupport", "costs"], at: "Tests/Backstage/CostsTests"),
  tests("ExerciseKitTests", of: ["ExerciseKit"], at: "Tests/Backstage/ExerciseKitTests"),
  tests("LessonTests", of: ["TestSupport", "WorkbookKit"], at: "Tests/Backstage/LessonTests"),
  tests("TestSupportTests", of: ["TestSupport"], at: "Tests/Backstage/TestSupportTests"),
  // Those of its tests that run the real toolchain take minutes, so they wait for
  // WORKBOOK_REAL_RUNS=1 swift test --filter WorkbookKitTests
  tests(
    "WorkbookKitTests", of: ["TestSupport", "WorkbookKit", "workbook"],
    at: "Tests/Backstage/WorkbookKitTests"),
]

let package = Package(
  name: "DIWorkbook",
  platforms: [.macOS(.v15)],
  products: isGrading
    ? []
    : ["workbook", "costs", "reminders", "legacy-reminders"].map {
      .executable(name: $0, targets: [$0])
    },
  targets: isGrading
    ? contents.joined().filter { !$0.name.hasSuffix("Tests") }
    : contents.joined() + tools
)

/// A chapter is a technique, its tests, the exercises you edit and the checks that grade them.
///
/// Some chapters need more than the seam: `uses` is for the technique and everything about it,
/// `compares` for its tests and checks alone, `learns` for its exercises and checks. `runs` are
/// programs that its tests start, and `fixtures` are folders beside its tests that hold no Swift to
/// compile.
func chapter(
  _ number: Int, _ name: String, uses: [Target.Dependency] = [],
  compares: [Target.Dependency] = [], learns: [Target.Dependency] = [],
  runs: [Target.Dependency] = [], fixtures: [String] = [],
  resources: [Resource]? = nil
) -> [Target] {
  let folder = "Chapters/\(number < 10 ? "0" : "")\(number)-\(name)"
  let technique = [
    .target(
      name: name, dependencies: ["ReminderStorage"] + uses, resources: resources,
      swiftSettings: .strict),
    tests(
      "\(name)Tests",
      of: [.byName(name: name), "ReminderStorage", "TestSupport"] + uses + compares + runs,
      exclude: ["Rejected"] + fixtures),
  ]
  if leftOut().contains(folder) { return technique }
  return technique + [
    .target(
      name: "\(name)Exercises", dependencies: ["ReminderStorage"] + uses + learns,
      path: "\(folder)/Exercises", exclude: leftOut(of: "\(folder)/Exercises"),
      swiftSettings: .modern),
    .testTarget(
      name: "\(name)Checks",
      dependencies: [
        .byName(name: "\(name)Exercises"), "ExerciseKit", "ReminderStorage", "TestSupport",
      ] + uses + compares + learns,
      path: "\(folder)/Checks", exclude: leftOut(of: "\(folder)/Checks"), swiftSettings: .modern),
  ]
}

/// Whether the guide builds the workbook to grade exercises: then it needs the checks alone.
var isGrading: Bool { Context.environment["WORKBOOK_LEAVE_OUT"] != nil }

/// What the guide does without: chapters and checks that it does not grade, and files that do not
/// compile.
func leftOut() -> [String] {
  (Context.environment["WORKBOOK_LEAVE_OUT"] ?? "").split(separator: ":").map(String.init)
}

func leftOut(of folder: String) -> [String] {
  leftOut().filter { $0.hasPrefix(folder + "/") }.map { String($0.dropFirst(folder.count + 1)) }
}

func target(
  _ name: String, of dependencies: [Target.Dependency] = [], at path: String? = nil
) -> Target {
  .target(name: name, dependencies: dependencies, path: path, swiftSettings: .strict)
}

func tests(
  _ name: String, of dependencies: [Target.Dependency], at path: String? = nil,
  exclude: [String] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, path: path, exclude: exclude, swiftSettings: .strict)
}

extension [SwiftSetting] {
  /// For what you edit: Swift 6 with the features that a coming language mode turns on.
  static var modern: Self {
    [
      .swiftLanguageMode(.v6),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      .enableUpcomingFeature("InferIsolatedConformances"),
    ]
  }

  /// For what you read: where `CI` is set, warnings are errors.
  ///
  /// Elsewhere they are not, since a compiler that is newer than this code may warn of more.
  static var strict: Self {
    modern + (Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)])
  }
}
